import { newerSelectors } from '../../contract/generated/newer-css.ts'
import {
  type AttributeSelector,
  type CssNode,
  childrenOf,
  generate,
  nameOf,
  type PseudoClassSelector,
  type Selector,
} from './css.ts'
import { ariaOf, type NameKind, namesOf, partNames, touchAreas } from './kit-names.ts'
import { type LookScope, reportAt, reportName, textOf } from './look-scope.ts'
import { choices, lookPseudoClasses, lookPseudoElements } from './look-selectors.ts'
import { branchesOf, isName, namesIn, typedValue } from './selector-names.ts'

/** What a selector, or the beginning of one, selects. */
export interface Selected {
  /** The parts that have it as a piece; empty if it may be anywhere. */
  readonly owners: readonly string[]
  /** The parts that it is the outermost element of. */
  readonly parts: readonly string[]
  readonly pieces: readonly string[]
  readonly pseudo: string | undefined
  /** The languages that it is limited to. */
  readonly languages: readonly string[]
  /** The conditions of the whole selector, such as `[data-state="chosen"]`. */
  readonly when: readonly string[]
}

const anywhere: Selected = {
  owners: [],
  parts: [],
  pieces: [],
  pseudo: undefined,
  languages: [],
  when: [],
}

/**
 * Reads what a selector selects, and reports what a look must not select by. `around` is what an
 * enclosing rule selects.
 */
export function readSelector(
  selector: Selector,
  scope: LookScope & { readonly isGuarded: boolean },
  around: Selected | undefined,
): Selected {
  const seen: string[] = around ? [...around.parts, ...around.owners] : []
  let isSound = true
  const report: LookScope['report'] = (finding) => {
    isSound = false
    scope.report(finding)
  }
  const selected = readSteps(selector, { ...scope, report, seen }, around)
  // What is inside of a rule is about the part that its selector names.
  if (isSound && !around && !seen.includes(scope.part)) reportElsewhere(selector, scope, seen)
  return selected
}

interface Reading extends LookScope {
  /** True inside of `@supports`, which older browsers skip. */
  readonly isGuarded: boolean
  /** The parts that the selector names. */
  readonly seen: string[]
}

function reportElsewhere(selector: Selector, scope: LookScope, seen: readonly string[]): void {
  const [other] = seen
  const begin = `begin the selector with [data-kit="${scope.part}"]`
  reportAt(scope, selector, {
    code: 'look-selector',
    values: {
      selector: textOf(scope, selector),
      problem: `does not name the part "${scope.part}", whose file this is`,
      advice: other ? `Move the rule to ${other}.css, or ${begin}.` : `${upper(begin)}.`,
    },
  })
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

interface Step {
  readonly combinator: string | undefined
  readonly nodes: CssNode[]
}

function stepsOf(selector: Selector): Step[] {
  const steps: { combinator: string | undefined; nodes: CssNode[] }[] = []
  let combinator: string | undefined
  for (const node of childrenOf(selector)) {
    if (node.type === 'Combinator') {
      combinator = node.name
      steps.push({ combinator, nodes: [] })
      continue
    }
    if (steps.length === 0) steps.push({ combinator: undefined, nodes: [] })
    steps.at(-1)?.nodes.push(node)
  }
  return steps
}

function readSteps(selector: Selector, reading: Reading, around: Selected | undefined): Selected {
  let selected = around
  for (const { combinator, nodes } of stepsOf(selector)) {
    if (combinator === '||') reportPlain(selector, reading, 'uses "||", which selects columns')
    reportInside(selector, reading, combinator && selected?.pseudo)
    const isSibling = combinator === '+' || combinator === '~'
    const isSame = nodes.some(({ type }) => type === 'NestingSelector') && around
    const inside = selected && (isSibling ? selected.owners : insideOf(selected))
    selected = isSame
      ? readCompound(nodes, reading, around)
      : readCompound(nodes, reading, {
          ...anywhere,
          owners: inside ?? [],
          languages: selected?.languages ?? [],
          when: selected?.when ?? [],
        })
  }
  return selected ?? anywhere
}

/** A browser drops a selector that goes on after a pseudo-element, with the whole rule. */
function reportInside(selector: Selector, reading: Reading, pseudo: string | undefined): void {
  if (!pseudo) return
  reportAt(reading, selector, {
    code: 'look-selector',
    values: {
      selector: textOf(reading, selector),
      problem: 'goes on after a pseudo-element, which has nothing inside',
      advice: 'End the selector there.',
    },
  })
}

/** The parts whose pieces are inside of an element. */
function insideOf({ parts, owners }: Selected): readonly string[] {
  return parts.length > 0 ? parts : owners
}

/** Reads the simple selectors of one element, beside what is known of it already. */
function readCompound(nodes: readonly CssNode[], reading: Reading, known: Selected): Selected {
  const named = namesIn(nodes)
  const parts = [...known.parts, ...named.parts]
  const pieces = [...known.pieces, ...named.pieces]
  reading.seen.push(...named.parts)
  const element: Selected = { ...known, parts, pieces }
  const found = nodes.map((node) => checkSimple(node, reading, element))
  const conditions = nodes.flatMap((node) => (isName(node) ? [] : [generate(node)]))
  const pseudos = [
    ...(known.pseudo ? [known.pseudo] : []),
    ...found.flatMap(({ pseudo }) => pseudo ?? []),
  ]
  const last = nodes.at(-1)
  if (pseudos.length > 1 && last) reportTwice(last, reading)
  if (pseudos[0] === 'after' && last && [...parts, ...pieces].some((name) => touchAreas.has(name)))
    reportTouchArea(last, reading)
  return {
    ...element,
    pseudo: pseudos[0],
    languages: [...known.languages, ...found.flatMap(({ languages = [] }) => languages)],
    when: [...known.when, ...conditions],
  }
}

function reportTwice(node: CssNode, reading: Reading): void {
  reportAt(reading, node, {
    code: 'look-selector',
    values: {
      selector: textOf(reading, node),
      problem: 'is a pseudo-element of a pseudo-element, which a browser does not draw',
      advice: 'Write one of them.',
    },
  })
}

/** What lies over a small control makes it large enough for a finger, so a look must not draw it. */
function reportTouchArea(node: CssNode, reading: Reading): void {
  reportAt(reading, node, {
    code: 'look-selector',
    values: {
      selector: textOf(reading, node),
      problem: 'is the area that a finger presses where this is drawn smaller',
      advice: 'Draw with "::before".',
    },
  })
}

interface Found {
  readonly pseudo?: string
  readonly languages?: readonly string[]
}

function checkSimple(node: CssNode, reading: Reading, element: Selected): Found {
  if (node.type === 'AttributeSelector') checkAttribute(node, reading, element)
  else if (node.type === 'PseudoClassSelector') return checkPseudoClass(node, reading, element)
  else if (node.type === 'PseudoElementSelector') return checkPseudoElement(node, reading)
  else if (node.type !== 'NestingSelector')
    reportPlain(node, reading, `selects by ${kindWords.get(node.type) ?? 'something else'}`)
  return {}
}

const kindWords = new Map([
  ['ClassSelector', 'a class'],
  ['IdSelector', 'an id'],
  ['TypeSelector', 'an element'],
])

function reportPlain(node: CssNode, scope: LookScope, problem: string): void {
  reportAt(scope, node, {
    code: 'look-selector',
    values: {
      selector: textOf(scope, node),
      problem: `${problem}, which is not a name of the kit that stays`,
      advice: 'Select by [data-kit], [data-part], [data-state] and [data-kind].',
    },
  })
}

const attributes = ['data-kit', 'data-part', 'data-state', 'data-kind']

function checkAttribute(node: AttributeSelector, reading: Reading, element: Selected): void {
  const name = nameOf(node.name.name)
  const of = insideOf(element)
  const aria = ariaOf(of)
  if (!attributes.includes(name) && !aria.includes(name)) {
    reportName(reading, node.name, {
      kind: 'attribute of the kit',
      name,
      known: [...attributes, ...aria],
    })
    return
  }
  if ((node.matcher ?? '=') !== '=' || node.flags) {
    reportPlain(node, reading, 'compares a part of a value')
    return
  }
  if (!node.value) {
    if (name === 'data-kit' || name === 'data-part') reportPlain(node, reading, 'names nothing')
    return
  }
  const value = typedValue(node) ?? ''
  const rule = attributeRule(name, element)
  if (!rule || rule.known.includes(value)) return
  const write = (nearest: string): string =>
    node.value?.type === 'String' ? `"${nearest}"` : nearest
  reportName(reading, node.value, { ...rule, name: value, write })
}

interface NameRule {
  readonly kind: string
  readonly known: readonly string[]
}

/** The values that an attribute may have; undefined for any. */
function attributeRule(name: string, element: Selected): NameRule | undefined {
  if (name === 'data-kit') return { kind: 'part of the kit', known: partNames }
  const of = name === 'data-part' ? element.owners : insideOf(element)
  const kind = nameKinds.get(name)
  if (!kind || of.length === 0) return undefined
  const owner = of.map((part) => `"${part}"`).join(' or ')
  return { kind: `${kind.word} of ${owner}`, known: namesOf(kind.of, of) }
}

const nameKinds = new Map<string, { readonly word: string; readonly of: NameKind }>([
  ['data-part', { word: 'piece', of: 'pieces' }],
  ['data-state', { word: 'state', of: 'states' }],
  ['data-kind', { word: 'kind', of: 'kinds' }],
])

function checkPseudoClass(node: PseudoClassSelector, reading: Reading, element: Selected): Found {
  const name = nameOf(node.name)
  if (!lookPseudoClasses.includes(name)) {
    const known = lookPseudoElements.includes(name)
      ? [`::${name}`]
      : lookPseudoClasses.map((one) => `:${one}`)
    // What is in brackets behind the name stays as it is.
    const rest = textOf(reading, node).slice(node.name.length + 1)
    const write = (nearest: string): string => nearest + rest
    reportName(reading, node, { kind: 'selector of a look', name: `:${name}`, known, write })
    return {}
  }
  if (choices.includes(name))
    for (const branch of branchesOf(node)) checkBranch(branch, reading, element)
  const since = reading.isGuarded ? undefined : newerSelectors[name]
  if (since !== undefined) {
    const values = { name: `:${name}()`, since, guard: `selector(:${name}(*))` }
    reportAt(reading, node, { code: 'look-newer', values })
  }
  checkCounted(node, reading, element)
  if (name === 'has')
    for (const branch of branchesOf(node)) readSteps(branch, { ...reading, seen: [] }, element)
  if (name !== 'lang') return {}
  const languages = childrenOf(node).flatMap((one) =>
    one.type === 'Identifier'
      ? [nameOf(one.name)]
      : one.type === 'String'
        ? [one.value.toLowerCase()]
        : [],
  )
  return { languages }
}

/** Checks the selectors behind "of" in `:nth-child(2n of …)`, which are about the same element. */
function checkCounted(node: PseudoClassSelector, reading: Reading, element: Selected): void {
  for (const nth of childrenOf(node)) {
    if (nth.type !== 'Nth' || nth.selector?.type !== 'SelectorList') continue
    for (const branch of childrenOf(nth.selector))
      if (branch.type === 'Selector') checkBranch(branch, reading, element)
  }
}

/** Checks a choice of `:is()` or `:not()`, which is about the same element. */
function checkBranch(branch: Selector, reading: Reading, element: Selected): void {
  const nodes = childrenOf(branch)
  if (nodes.some(({ type }) => type === 'Combinator')) {
    reportPlain(branch, reading, 'is about several elements inside of one')
    return
  }
  const named = namesIn(nodes)
  const parts = named.parts.length > 0 ? named.parts : element.parts
  for (const node of nodes) checkSimple(node, reading, { ...element, parts })
}

function checkPseudoElement(
  node: CssNode & { type: 'PseudoElementSelector' },
  reading: Reading,
): Found {
  const name = nameOf(node.name)
  if (lookPseudoElements.includes(name)) return { pseudo: name }
  const known = lookPseudoElements.map((one) => `::${one}`)
  reportName(reading, node, { kind: 'selector of a look', name: `::${name}`, known })
  return {}
}
