import { newerFunctions, newerProperties } from '../../contract/generated/newer-css.ts'
import { colourTokens, measureTokens } from '../../contract/tokens.ts'
import { findNearest } from '../nearest.ts'
import {
  type CssNode,
  childrenOf,
  type Declaration,
  decodeName,
  findMismatch,
  generate,
  keywordsOfProperty,
  knownProperties,
  nameOf,
  spanOf,
  type Value,
  walk,
} from './css.ts'
import { guardValue } from './guard-value.ts'
import { numberNames } from './kit-names.ts'
import { adviceAbout, isLookProperty, lookFunctions, lookProperties } from './look-properties.ts'
import { type LookScope, reportAt, reportName, textOf } from './look-scope.ts'
import type { Locals, OwnColour, Paint, Used } from './look-sheet.ts'
import { needsComputing } from './lower-look.ts'
import { hexOf, isSystemColour, ownColourOf } from './own-colours.ts'
import { isClear } from './painted.ts'
import type { Selected } from './read-selector.ts'
import { sampleOf, variableOf, variablesIn, variantsOf } from './substitute.ts'

/** The file of a look while its declarations are read. */
export interface SheetScope extends LookScope {
  readonly locals: Locals
  readonly tokens: Used[]
  readonly art: Used[]
  readonly colours: OwnColour[]
  readonly paints: Paint[]
}

/** Where a declaration is. */
export interface Around {
  /** What all selectors of its rule select together, and what each selects. */
  readonly selected: Selected
  readonly each: readonly Selected[]
  /** True inside of forced colours, where colours are those of the operating system. */
  readonly isForced: boolean
  /** True in a keyframe before the last. */
  readonly passes: boolean
  /** True inside of `@supports`, which older browsers skip. */
  readonly isGuarded: boolean
  /** True in a rule that draws below the words of its element. */
  readonly isUnder: boolean
}

/** Checks a declaration, and collects the tokens, art and colours that it uses. */
export function checkDeclaration(
  node: Declaration,
  scope: SheetScope,
  around: Around & {
    /** True after a declaration of the same property in the rule, which older browsers keep. */
    readonly replaces: boolean
  },
): void {
  const isOwn = node.property.startsWith('--')
  const property = isOwn ? decodeName(node.property) : nameOf(node.property)
  if (node.important) reportImportant(node, scope, property)
  if (isOwn ? !checkOwnName(node, scope, property) : !checkProperty(node, scope, property)) return
  const { value } = node
  if (value.type !== 'Value') {
    reportUnread(node, scope, property)
    return
  }
  const isSound = checkNodes(value, { ...scope, property, isForced: around.isForced })
  if (isOwn) return
  guard(node, value, scope, { ...around, property })
  if (isSound) checkGrammar(value, scope, property)
  if (!around.isGuarded) checkNewer(node, value, scope, { property, replaces: around.replaces })
  collectPaint(node, value, scope, { ...around, property })
}

/** Reports a property, or a function without another value before it, that a browser of SPEC §11.11 drops. */
function checkNewer(
  node: Declaration,
  value: Value,
  scope: SheetScope,
  { property, replaces }: { readonly property: string; readonly replaces: boolean },
): void {
  const since = newerProperties[property]
  const guard = `(${property}: ${textOf(scope, value)})`
  if (since !== undefined)
    reportAt(scope, node, { code: 'look-newer', values: { name: property, since, guard } })
  if (replaces) return
  walk(value, (one) => {
    const name = one.type === 'Function' ? nameOf(one.name) : ''
    const of = newerFunctions[name]
    if (of === undefined) return
    const values = { name: `${name}()`, since: of, guard }
    reportAt(scope, one, { code: 'look-newer', values })
  })
}

function reportImportant(node: Declaration, scope: SheetScope, property: string): void {
  const { source } = scope
  const { end, start } = spanOf(source, node)
  const at = source.text.slice(start, end).search(/\s*!\s*[^!]*$/)
  const loc = at < 0 ? node.loc : { start: { offset: start + at }, end: { offset: end } }
  const place = { loc } as Pick<CssNode, 'loc'> // only the offsets are read
  reportAt(scope, place, {
    code: 'look-important',
    values: { property },
    fix: at < 0 ? undefined : '',
  })
}

const tokens: ReadonlySet<string> = new Set<string>([...colourTokens, ...measureTokens])

/** Reports a custom property that would change a token or a number for everything inside. */
function checkOwnName(node: Declaration, scope: SheetScope, property: string): boolean {
  const name = property.slice(2)
  if (!tokens.has(name) && !numberNames.has(name)) return true
  const problem = tokens.has(name)
    ? 'is a token, which a look must not change'
    : 'is a number of the kit'
  const advice = 'Give the custom property a name of its own.'
  reportAt(scope, node, { code: 'look-property', values: { property, problem, advice } })
  return false
}

function checkProperty(node: Declaration, scope: SheetScope, property: string): boolean {
  if (isLookProperty(property)) return true
  const nearest = findNearest(property, lookProperties)
  const advice = adviceAbout(property)
  const isKnown = knownProperties.includes(property) || advice !== 'Remove it.'
  const loc = node.loc && {
    ...node.loc,
    end: { ...node.loc.start, offset: node.loc.start.offset + node.property.length },
  }
  const values = isKnown
    ? { property, problem: 'is not a property that a look may set', advice }
    : {
        property,
        problem: 'is not a property of CSS that a look may set',
        advice: nearest.name === undefined ? 'Remove it.' : `Change it to "${nearest.name}".`,
      }
  reportAt(scope, loc ? { loc } : node, {
    code: 'look-property',
    values,
    fix: isKnown ? undefined : nearest.safe,
  })
  return false
}

function reportUnread(node: Declaration, scope: SheetScope, property: string): void {
  const value = textOf(scope, node.value)
  const values = {
    property,
    value,
    problem: 'cannot be read as a value',
    advice: 'Correct it, or remove it.',
  }
  reportAt(scope, node.value, { code: 'look-value', values })
}

interface ValueScope extends SheetScope {
  readonly property: string
  readonly isForced: boolean
}

/** Checks each part of a value on its own; false if the value cannot be matched as a whole. */
function checkNodes(parent: CssNode, scope: ValueScope): boolean {
  if (!('children' in parent) || !parent.children) return true
  return childrenOf(parent)
    .map((node) => checkNode(node, scope))
    .every((isSound) => isSound)
}

function checkNode(node: CssNode, scope: ValueScope): boolean {
  const colour = ownColourOf(node)
  if (colour !== undefined && takesColours(scope.property)) return checkColour(node, colour, scope)
  if (node.type === 'Url') return checkUrl(node, node.value, scope)
  if (node.type === 'Raw') {
    const value = textOf(scope, node)
    const values = {
      property: scope.property,
      value,
      problem: 'cannot be read as a value',
      advice: 'Correct it, or remove it.',
    }
    reportAt(scope, node, { code: 'look-value', values })
    return false
  }
  if (node.type === 'Function') return checkFunction(node, scope)
  return checkNodes(node, scope)
}

function checkFunction(node: CssNode & { type: 'Function' }, scope: ValueScope): boolean {
  const name = nameOf(node.name)
  if (!lookFunctions.includes(name)) {
    const rest = textOf(scope, node).slice(node.name.length)
    const write = (nearest: string): string => nearest + rest
    reportName(scope, node, { kind: 'function for a look', name, known: lookFunctions, write })
    return false
  }
  if (name === 'var') {
    const used = variableOf(node)
    if (used === undefined || used === '') return false
    if (!scope.locals.has(used) && !numberNames.has(used)) {
      const [first] = childrenOf(node)
      scope.tokens.push({ name: used, span: spanOf(scope.source, first ?? node) })
    }
  }
  if (needsComputing(node)) checkComputable(node, scope)
  return checkNodes(node, scope)
}

/** Reports a colour that depends on where it is used, so that no build can compute it. */
function checkComputable(node: CssNode & { type: 'Function' }, scope: ValueScope): void {
  const open = variablesIn(node).find(
    (name) => numberNames.has(name) || (scope.locals.get(name)?.length ?? 1) > 1,
  )
  const inherits = wordsIn(node).includes('currentcolor')
  if (open === undefined && !inherits) return
  const named = open === undefined ? '"currentcolor"' : `"--${open}"`
  reportAt(scope, node, {
    code: 'look-value',
    values: {
      property: scope.property,
      value: textOf(scope, node),
      problem: `is computed from ${named}, which has more than one value, and cannot be a part`,
      advice: 'Write it with a token in each rule.',
    },
  })
}

function wordsIn(node: CssNode): string[] {
  const words: string[] = []
  walk(node, (one) => {
    if (one.type === 'Identifier') words.push(nameOf(one.name))
  })
  return words
}

/** Returns true for a property whose words may be colours. */
function takesColours(property: string): boolean {
  return /^--|color|background|border|outline|shadow|fill|stroke|decoration|filter/.test(property)
}

function checkColour(node: CssNode, typed: string, scope: ValueScope): boolean {
  if (scope.isForced && isSystemColour(typed)) return true
  scope.colours.push({ typed, hex: hexOf(typed), span: spanOf(scope.source, node) })
  return true
}

function checkUrl(node: CssNode, address: string, scope: ValueScope): boolean {
  if (/^art\/[\w./-]+$/.test(address) && !address.includes('..')) {
    scope.art.push({ name: address, span: spanOf(scope.source, node) })
    return true
  }
  reportAt(scope, node, { code: 'look-address', values: { address } })
  return true
}

interface Named extends Around {
  readonly property: string
}

function guard(node: Declaration, value: Value, scope: SheetScope, around: Named): void {
  const { selected, passes, property } = around
  for (const variant of variantsOf(value, scope.locals)) {
    const refusal = guardValue({ property, value: variant, selected, passes })
    if (!refusal) continue
    reportAt(scope, node.value, refusal)
    return
  }
}

/** Reports the word of a value that does not fit the grammar of its property. */
function checkGrammar(value: Value, scope: SheetScope, property: string): void {
  const [variant = value] = variantsOf(value, scope.locals)
  const sample = sampleOf(variant)
  const mismatch = sample && findMismatch(property, sample)
  if (!mismatch) return
  const node = childrenOf(value).find(({ loc }) => loc?.start.offset === mismatch.offset)
  const typed = node?.type === 'Identifier' ? nameOf(node.name) : undefined
  const known = keywordsOfProperty(property)
  const nearest = typed === undefined ? undefined : findNearest(typed, known)
  reportAt(scope, node ?? value, {
    code: 'look-value',
    values: {
      property,
      value: node ? textOf(scope, node) : generate(value),
      problem: 'is not a value',
      advice:
        nearest?.name === undefined
          ? 'Correct it, or remove it.'
          : `Change it to "${nearest.name}".`,
    },
    fix: nearest?.safe,
  })
}

function collectPaint(node: Declaration, value: Value, scope: SheetScope, around: Named): void {
  const { each, property, isForced, passes, isUnder } = around
  if (isForced || passes) return
  const kind =
    property === 'color'
      ? 'text'
      : /^background(-color|-image)?$/.test(property)
        ? 'background'
        : undefined
  // Without a picture, a background keeps its colour.
  const isNoPicture = property === 'background-image' && isClear(value)
  if (!kind || isNoPicture) return
  const span = spanOf(scope.source, node.value)
  scope.paints.push(...each.map((selected) => ({ selected, kind, value, span, isUnder }) as const))
}
