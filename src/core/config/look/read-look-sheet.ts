import { createFinding, type Finding } from '../finding.ts'
import type { Source } from '../source.ts'
import { checkAtRule, type MediaKind } from './check-at-rule.ts'
import { checkCover } from './check-cover.ts'
import { type Around, checkDeclaration, type SheetScope } from './check-declaration.ts'
import { createMotionCheck, type MotionCheck } from './check-motion.ts'
import {
  type Atrule,
  type Block,
  type CssNode,
  childrenOf,
  type Declaration,
  nameOf,
  parseCss,
  type Rule,
  type Selector,
} from './css.ts'
import { numbersIn } from './guard-size.ts'
import { textOf } from './look-scope.ts'
import { emptySheet, type LookSheet, localsOf } from './look-sheet.ts'
import { pairPaints } from './pair-paints.ts'
import { readSelector, type Selected } from './read-selector.ts'
import { scanCss } from './scan-css.ts'

/**
 * Reads and checks a file of a look, as far as it can be checked without its merchant. Results are cached by the
 * text, because all merchants that take a look share its files.
 */
export function readLookSheet(source: Source, part: string): LookSheet {
  const cached = cache.get(source.path)
  const sheet = cached?.text === source.text ? cached.sheet : read(source, part)
  cache.delete(source.path)
  cache.set(source.path, { text: source.text, sheet })
  const [oldest] = cache.keys()
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest)
  return sheet
}

/** The largest number of files in the cache. */
const maxCached = 500
const cache = new Map<string, { readonly text: string; readonly sheet: LookSheet }>()

function read(source: Source, part: string): LookSheet {
  const broken = scanCss(source)
  if (broken.length > 0) return { ...emptySheet, findings: broken }
  const { sheet, errors } = parseCss(source.text)
  const findings: Finding[] = errors.map(({ message, offset }) =>
    createFinding(
      'syntax',
      { span: { source, start: offset, end: offset }, path: [] },
      { problem: `CSS cannot be read here: ${message}.`, advice: 'Correct it.' },
    ),
  )
  const report = (finding: Finding): void => void findings.push(finding)
  const locals = localsOf(sheet)
  const scope = { source, part, report, locals, tokens: [], art: [], colours: [], paints: [] }
  const motion = createMotionCheck(scope)
  visit(childrenOf(sheet), { ...scope, motion }, outermost)
  motion.finish()
  const { tokens, art, colours, paints } = scope
  return { findings, tokens, art, colours, pairs: pairPaints(paints), locals }
}

interface VisitScope extends SheetScope {
  readonly motion: MotionCheck
}

/** The rules and at-rules around a node. */
interface Outside extends Around {
  readonly selector: string
  readonly media: MediaKind
}

const nothing: Selected = {
  owners: [],
  parts: [],
  pieces: [],
  pseudo: undefined,
  languages: [],
  when: [],
}

const outermost: Outside = {
  selected: nothing,
  each: [],
  selector: '',
  media: 'any',
  isForced: false,
  passes: false,
  isGuarded: false,
  isUnder: false,
}

function visit(nodes: readonly CssNode[], scope: VisitScope, outside: Outside): void {
  const set = new Set<string>()
  for (const node of nodes) {
    if (node.type === 'Rule') visitRule(node, scope, outside)
    else if (node.type === 'Atrule') visitAtRule(node, scope, outside)
    else if (node.type === 'Declaration') visitDeclaration(node, scope, { ...outside, set })
  }
}

function visitRule(node: Rule, scope: VisitScope, outside: Outside): void {
  if (node.prelude.type !== 'SelectorList') return
  const selectors = childrenOf(node.prelude).filter(
    (one): one is Selector => one.type === 'Selector',
  )
  const reading = { ...scope, isGuarded: outside.isGuarded }
  const around = outside.each.length > 0 ? outside.selected : undefined
  const joined = selectors.map((selector) => readSelector(selector, reading, around))
  // Each selector of the rule around has conditions of its own. Its findings are those of all together.
  const silent = { ...reading, report: () => undefined }
  const each =
    outside.each.length < 2
      ? joined
      : outside.each
          .flatMap((one) => selectors.map((selector) => readSelector(selector, silent, one)))
          .slice(0, mostSelectors)
  const selector = `${outside.selector} ${textOf(scope, node.prelude)}`.trim()
  const selected = joinSelected(joined)
  checkCover(node, selected, scope)
  const isUnder = selected.pseudo !== undefined && isBelow(node)
  visit(childrenOf(node.block), scope, { ...outside, selected, each, selector, isUnder })
}

/** Returns true for a rule with a level below that of words. */
function isBelow({ block }: Rule): boolean {
  return childrenOf(block).some(
    (node) =>
      node.type === 'Declaration' &&
      nameOf(node.property) === 'z-index' &&
      node.value.type === 'Value' &&
      numbersIn(node.value).some((number) => number < 0),
  )
}

/** The most selectors of rules inside of each other that are kept apart. */
const mostSelectors = 60

/** Joins what several selectors of a rule select. */
function joinSelected(each: readonly Selected[]): Selected {
  const [first = nothing, ...rest] = each
  if (rest.length === 0) return first
  const all = (read: (one: Selected) => readonly string[]): string[] => [
    ...new Set(each.flatMap(read)),
  ]
  return {
    owners: all(({ owners }) => owners),
    parts: all(({ parts }) => parts),
    // What is selected without a piece is read or pressed, whatever its part is.
    pieces: each.some(({ pieces }) => pieces.length === 0) ? [] : all(({ pieces }) => pieces),
    pseudo: each.every(({ pseudo }) => pseudo === first.pseudo) ? first.pseudo : undefined,
    languages: each.some(({ languages }) => languages.length === 0)
      ? []
      : all(({ languages }) => languages),
    when: [],
  }
}

function visitAtRule(node: Atrule, scope: VisitScope, outside: Outside): void {
  const checked = checkAtRule(node, scope)
  if (!checked || !node.block) return
  if (checked.kind === 'keyframes') visitFrames(node.block, scope, outside)
  else if (checked.kind === 'group')
    visit(childrenOf(node.block), scope, {
      ...outside,
      media: checked.media === 'any' ? outside.media : checked.media,
      isForced: outside.isForced || checked.isForced,
      isGuarded: outside.isGuarded || nameOf(node.name) === 'supports',
    })
}

/** Visits keyframes. What they set before the last frame passes. */
function visitFrames(block: Block, scope: VisitScope, outside: Outside): void {
  for (const frame of childrenOf(block)) {
    if (frame.type !== 'Rule') continue
    const isLast = /(^|,)\s*(to|100%)\s*(,|$)/i.test(textOf(scope, frame.prelude))
    // Only what uses the keyframes moves.
    visit(childrenOf(frame.block), scope, {
      ...outside,
      media: 'moving',
      selected: nothing,
      each: [],
      passes: !isLast,
    })
  }
}

interface InBlock extends Outside {
  /** The properties that the block has set so far. */
  readonly set: Set<string>
}

function visitDeclaration(
  node: Declaration,
  scope: VisitScope,
  { set, ...outside }: InBlock,
): void {
  const property = nameOf(node.property)
  checkDeclaration(node, scope, { ...outside, replaces: set.has(property) })
  set.add(property)
  scope.motion.add(node, { property, ...outside })
}
