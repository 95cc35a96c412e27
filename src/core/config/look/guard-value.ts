import type { FindingValues } from '../finding.ts'
import { type CssNode, childrenOf, generate, nameOf, type Value, walk } from './css.ts'
import { controls, decorations } from './kit-names.ts'
import type { Selected } from './read-selector.ts'

/** A declaration whose value must not hide, shrink or reorder what a page has. */
export interface Guarded {
  readonly property: string
  readonly value: Value
  readonly selected: Selected
  /** True in a keyframe before the last, whose values pass. */
  readonly passes: boolean
}

/** Why a value is refused, as the values of its finding. */
export type Refusal = {
  readonly [C in 'look-hidden' | 'look-small' | 'look-value' | 'look-words']: {
    readonly code: C
    readonly values: FindingValues<C>
  }
}['look-hidden' | 'look-small' | 'look-value' | 'look-words']

/** Returns why a value is refused for its property; undefined if it is not. */
export function guardValue(guarded: Guarded): Refusal | undefined {
  for (const guard of guards) {
    const refusal = guard.of.test(guarded.property) ? guard.check(guarded) : undefined
    if (refusal) return refusal
  }
  return undefined
}

/** Returns true if all that is selected decorates: nobody misses it, reads it or presses it. */
export function isDecoration({ pseudo, pieces }: Selected): boolean {
  if (pseudo === 'before' || pseudo === 'after') return true
  return pieces.length > 0 && pieces.every((piece) => decorations.has(piece))
}

function isControl({ pseudo, parts, pieces }: Selected): boolean {
  return pseudo === undefined && [...parts, ...pieces].some((name) => controls.has(name))
}

interface GuardRule {
  readonly of: RegExp
  readonly check: (guarded: Guarded) => Refusal | undefined
}

/** The least opacity of what is read. */
const leastOpacity = 0.6
/** The least scale of what is read. */
const leastScale = 0.8
/** The most CSS pixels that something is moved: the width of the page's column. */
const farthest = 480
/** The least size of a text, and of a control, in CSS pixels. */
const leastText = 12
const leastTarget = 44
/** The most degrees that something is turned, but for decorations. */
const mostTurned = 6

const keywords: Readonly<Record<string, readonly string[]>> = {
  display: [
    'block',
    'flow-root',
    'inline',
    'inline-block',
    'flex',
    'inline-flex',
    'grid',
    'inline-grid',
  ],
  position: ['static', 'relative', 'absolute'],
  visibility: ['visible'],
  'pointer-events': ['auto'],
  'mix-blend-mode': ['normal'],
  'backdrop-filter': ['none'],
}
/** What a decoration may also have. */
const decorative: Readonly<Record<string, string>> = {
  display: 'none',
  'pointer-events': 'none',
  visibility: 'hidden',
}

const guards: readonly GuardRule[] = [
  { of: /^(?!font|grid)/, check: checkWords },
  {
    of: /^(display|position|visibility|pointer-events|mix-blend-mode|backdrop-filter)$/,
    check: checkKeyword,
  },
  { of: /^opacity$/, check: checkOpacity },
  { of: /^(flex-direction|flex-flow|flex-wrap)$/, check: checkReverse },
  { of: /^z-index$/, check: checkLevel },
  { of: /^(rotate|transform)$/, check: checkTurn },
  { of: /^(scale|transform)$/, check: checkScale },
  {
    of: /^(inset|margin|top|right|bottom|left|text-indent|translate|transform)/,
    check: checkDistance,
  },
  { of: /^(max-)?(inline-size|block-size|width|height)$/, check: checkEmptySize },
  { of: /^(min-|max-)?(block-size|height)$|^(max-)?(inline-size|width)$/, check: checkTarget },
  { of: /^font(-size)?$/, check: checkTextSize },
  { of: /^line-height$/, check: checkLineHeight },
  { of: /^color$/, check: checkTransparent },
  { of: /^clip-path$/, check: checkClip },
  { of: /^filter$/, check: checkFilter },
  { of: /^writing-mode$/, check: checkWriting },
  { of: /^content$/, check: checkContent },
]

function hidden({ property, value }: Guarded, what: string): Refusal {
  return { code: 'look-hidden', values: { property, value: generate(value), what } }
}

function refused({ property, value }: Guarded, advice: string): Refusal {
  const values = { property, value: generate(value), problem: 'is not an allowed value', advice }
  return { code: 'look-value', values }
}

function small({ property, value }: Guarded, what: string, least: string): Refusal {
  return { code: 'look-small', values: { property, value: generate(value), what, least } }
}

function onlyNode(value: Value): CssNode | undefined {
  const [first, ...rest] = childrenOf(value)
  return rest.length === 0 ? first : undefined
}

function wordsOf(value: Value): string[] {
  return childrenOf(value).flatMap((node) =>
    node.type === 'Identifier' ? [nameOf(node.name)] : [],
  )
}

const wide = ['inherit', 'initial', 'unset', 'revert', 'revert-layer']

function checkKeyword(guarded: Guarded): Refusal | undefined {
  const { property, value, selected, passes } = guarded
  const decorates = isDecoration(selected)
  if (decorates && blends.has(property)) return undefined
  const known = keywords[property] ?? []
  const node = onlyNode(value)
  const word = node?.type === 'Identifier' ? nameOf(node.name) : ''
  if (known.includes(word) || (decorates && decorative[property] === word)) return undefined
  const hides = (property === 'display' && word === 'none') || property === 'visibility'
  if (hides && hiding.has(word)) return passes ? undefined : hidden(guarded, 'hides something')
  return refused(guarded, `Use one of ${known.map((one) => `"${one}"`).join(', ')}.`)
}

const blends = new Set(['mix-blend-mode', 'backdrop-filter'])
const hiding = new Set(['none', 'hidden', 'collapse'])

function checkOpacity(guarded: Guarded): Refusal | undefined {
  const { value, selected, passes } = guarded
  if (isDecoration(selected) || passes) return undefined
  const node = onlyNode(value)
  const opacity =
    node?.type === 'Number'
      ? Number(node.value)
      : node?.type === 'Percentage'
        ? Number(node.value) / 100
        : undefined
  if (opacity === undefined) return refused(guarded, `Write a number from ${leastOpacity} to 1.`)
  return opacity < leastOpacity ? hidden(guarded, 'fades what is read') : undefined
}

function checkReverse(guarded: Guarded): Refusal | undefined {
  if (!wordsOf(guarded.value).some((word) => word.endsWith('-reverse'))) return undefined
  return refused(
    guarded,
    'The focus would move against the eye. Order the parts of the page in its plan.',
  )
}

function checkLevel(guarded: Guarded): Refusal | undefined {
  const node = onlyNode(guarded.value)
  if (node?.type === 'Identifier' && nameOf(node.name) === 'auto') return undefined
  const level = node?.type === 'Number' ? Number(node.value) : Number.NaN
  if (level >= -1 && level <= 9) return undefined
  return refused(guarded, 'Write a number from -1 to 9, which stays inside of its part.')
}

/** The degrees in a unit of angles. */
const degrees: Readonly<Record<string, number>> = {
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
}

function checkTurn(guarded: Guarded): Refusal | undefined {
  if (isDecoration(guarded.selected) || guarded.passes) return undefined
  const turned = dimensionsIn(guarded.value).some(
    ({ amount, unit }) => Math.abs(amount * (degrees[unit] ?? 0)) > mostTurned,
  )
  return turned
    ? refused(guarded, `Only decorations turn by more than ${mostTurned} degrees.`)
    : undefined
}

function checkScale(guarded: Guarded): Refusal | undefined {
  const { property, value, selected, passes } = guarded
  if (isDecoration(selected) || passes) return undefined
  const numbers: number[] = property === 'scale' ? numbersIn(value) : []
  walk(value, (node) => {
    if (node.type === 'Function' && /^(scale|matrix)/i.test(node.name))
      numbers.push(...numbersIn(node))
  })
  const isSmall = numbers.some((number) => Math.abs(number) < leastScale)
  return isSmall ? small(guarded, 'what is read', String(leastScale)) : undefined
}

function numbersIn(value: CssNode): number[] {
  const found: number[] = []
  walk(value, (node) => {
    if (node.type === 'Number') found.push(Number(node.value))
    if (node.type === 'Percentage') found.push(Number(node.value) / 100)
  })
  return found
}

/** The CSS pixels in a unit, on a narrow phone where it depends on the screen. */
const pixels: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  rem: 16,
  em: 15,
  ex: 8,
  ch: 8,
  ...Object.fromEntries(
    ['', 's', 'l', 'd'].flatMap((kind) => [
      [`${kind}vw`, 3.6],
      [`${kind}vi`, 3.6],
      [`${kind}vmin`, 3.6],
      [`${kind}vh`, 6.4],
      [`${kind}vb`, 6.4],
      [`${kind}vmax`, 6.4],
    ]),
  ),
}

interface Dimension {
  readonly amount: number
  readonly unit: string
}

function dimensionsIn(value: CssNode): Dimension[] {
  const found: Dimension[] = []
  walk(value, (node) => {
    if (node.type === 'Dimension')
      found.push({ amount: Number(node.value), unit: node.unit.toLowerCase() })
    if (node.type === 'Percentage') found.push({ amount: Number(node.value), unit: '%' })
  })
  return found
}

function pixelsOf({ amount, unit }: Dimension): number | undefined {
  const size = pixels[unit]
  return size === undefined ? undefined : amount * size
}

function checkDistance(guarded: Guarded): Refusal | undefined {
  if (isDecoration(guarded.selected) || guarded.passes) return undefined
  const isFar = dimensionsIn(guarded.value).some(({ amount, unit }) =>
    unit === '%' ? Math.abs(amount) > 100 : Math.abs(pixelsOf({ amount, unit }) ?? 0) > farthest,
  )
  return isFar ? hidden(guarded, 'moves something off the screen') : undefined
}

function checkEmptySize(guarded: Guarded): Refusal | undefined {
  if (isDecoration(guarded.selected) || guarded.passes) return undefined
  const node = onlyNode(guarded.value)
  const isZero =
    (node?.type === 'Number' || node?.type === 'Dimension' || node?.type === 'Percentage') &&
    Number(node.value) === 0
  return isZero ? hidden(guarded, 'leaves no room') : undefined
}

function checkTarget(guarded: Guarded): Refusal | undefined {
  if (!isControl(guarded.selected)) return undefined
  const node = onlyNode(guarded.value)
  const isZero = node?.type === 'Number' && Number(node.value) === 0
  const sizes = dimensionsIn(guarded.value).map((one) => pixelsOf(one) ?? leastTarget)
  const isSmall = isZero || sizes.some((size) => size < leastTarget && !isComputed(guarded.value))
  return isSmall ? small(guarded, 'what a finger presses', `${leastTarget}px`) : undefined
}

/** Returns true for a value that is computed from several lengths. */
function isComputed(value: Value): boolean {
  return childrenOf(value).some(
    (node) => node.type === 'Function' && /^(calc|round|mod|rem)$/i.test(node.name),
  )
}

const smallWords = ['xx-small', 'x-small', 'smaller']

function checkTextSize(guarded: Guarded): Refusal | undefined {
  const { value, property, selected } = guarded
  if (isDecoration(selected)) return undefined
  // In the shorthand, what follows the slash is the height of a line.
  const nodes = childrenOf(value)
  const slash = nodes.findIndex((node) => node.type === 'Operator' && node.value === '/')
  const size = property === 'font' && slash > 0 ? nodes.slice(0, slash) : nodes
  const isSmall =
    wordsOf(value).some((word) => smallWords.includes(word)) ||
    size.some((node) => isSmallText(node) || (node.type === 'Number' && property === 'font-size'))
  return isSmall ? small(guarded, 'text', `${leastText}px`) : undefined
}

function isSmallText(node: CssNode): boolean {
  return dimensionsIn(node).some(({ amount, unit }) => {
    if (unit === '%') return amount < 80
    return ['em', 'ch', 'ex'].includes(unit)
      ? amount < 0.8
      : (pixelsOf({ amount, unit }) ?? leastText) < leastText
  })
}

function checkLineHeight(guarded: Guarded): Refusal | undefined {
  const isSmall =
    numbersIn(guarded.value).some((number) => number < 1) ||
    dimensionsIn(guarded.value).some(
      (one) => (pixelsOf(one) ?? leastText) < leastText && one.unit !== 'em',
    )
  return isSmall && !isComputed(guarded.value) ? small(guarded, 'the lines', '1') : undefined
}

function checkTransparent(guarded: Guarded): Refusal | undefined {
  const isClear = wordsOf(guarded.value).includes('transparent')
  if (!isClear || isDecoration(guarded.selected) || guarded.passes) return undefined
  return hidden(guarded, 'hides what is read')
}

function checkClip(guarded: Guarded): Refusal | undefined {
  if (isDecoration(guarded.selected) || guarded.passes) return undefined
  const node = onlyNode(guarded.value)
  if (node?.type === 'Identifier') return undefined
  if (node?.type !== 'Function') return refused(guarded, 'Write one shape.')
  const name = nameOf(node.name)
  const cuts = dimensionsIn(node)
  const isCut =
    name === 'polygon'
      ? childrenOf(node).filter((one) => one.type === 'Operator' && one.value === ',').length < 2
      : name === 'circle' || name === 'ellipse'
        ? [...cuts.map(({ amount }) => amount), ...numbersIn(node)].some((amount) => amount === 0)
        : cuts.some(({ amount, unit }) => (unit === '%' ? amount > 20 : amount > leastTarget / 2))
  return isCut ? hidden(guarded, 'cuts a part away') : undefined
}

function checkFilter(guarded: Guarded): Refusal | undefined {
  if (isDecoration(guarded.selected)) return undefined
  const names = childrenOf(guarded.value).flatMap((node) =>
    node.type === 'Function' ? [nameOf(node.name)] : [],
  )
  if (names.every((name) => name === 'drop-shadow')) return undefined
  return refused(
    guarded,
    'It changes the contrast of what is read. Use "drop-shadow()", or a decoration.',
  )
}

function checkWriting(guarded: Guarded): Refusal | undefined {
  const { value, selected } = guarded
  if (wordsOf(value).every((word) => word === 'horizontal-tb' || wide.includes(word)))
    return undefined
  const isUpright =
    selected.languages.length > 0 && selected.languages.every((tag) => /^(zh|ja)(-|$)/.test(tag))
  return isUpright
    ? undefined
    : refused(guarded, 'Only Chinese and Japanese are written upright: add :lang(zh, ja).')
}

/** Refuses texts, also those of custom properties, in properties that show them or take them as addresses. */
function checkWords({ value }: Guarded): Refusal | undefined {
  const texts: string[] = []
  walk(value, (node) => {
    if (node.type === 'String' && node.value !== '') texts.push(node.value)
  })
  const [words] = texts
  return words === undefined ? undefined : { code: 'look-words', values: { words } }
}

function checkContent(guarded: Guarded): Refusal | undefined {
  const { selected, value } = guarded
  if (selected.pseudo !== 'before' && selected.pseudo !== 'after')
    return hidden(guarded, 'replaces what is there')
  const word = wordsOf(value).find(
    (one) => one !== 'none' && one !== 'normal' && !wide.includes(one),
  )
  return word === undefined ? undefined : { code: 'look-words', values: { words: word } }
}
