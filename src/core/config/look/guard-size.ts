import { type CssNode, childrenOf, type Value, walk } from './css.ts'
import {
  type Guarded,
  hidden,
  isDecoration,
  isMark,
  isReplaced,
  large,
  onlyNode,
  type Refusal,
  refused,
  small,
  wordsOf,
} from './refusal.ts'
import { variablesIn } from './substitute.ts'

/** The least scale of what is read. */
const leastScale = 0.8

/** The most CSS pixels that something is moved: the width of the page's column. */
const farthest = 480

/** The least size of a text, in CSS pixels. */
const leastText = 12

/** The least height of lines, for titles in large capitals. */
const leastLine = 0.9

export function checkScale(guarded: Guarded): Refusal | undefined {
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

export function numbersIn(value: CssNode): number[] {
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

export function dimensionsIn(value: CssNode): Dimension[] {
  const found: Dimension[] = []
  walk(value, (node) => {
    if (node.type === 'Dimension')
      found.push({ amount: Number(node.value), unit: node.unit.toLowerCase() })
    if (node.type === 'Percentage') found.push({ amount: Number(node.value), unit: '%' })
  })
  return found
}

export function pixelsOf({ amount, unit }: Dimension): number | undefined {
  const size = pixels[unit]
  return size === undefined ? undefined : amount * size
}

export function checkDistance(guarded: Guarded): Refusal | undefined {
  if (isDecoration(guarded.selected) || guarded.passes) return undefined
  const isFar = dimensionsIn(guarded.value).some(({ amount, unit }) =>
    unit === '%' ? Math.abs(amount) > 100 : Math.abs(pixelsOf({ amount, unit }) ?? 0) > farthest,
  )
  return isFar ? hidden(guarded, 'moves something off the screen') : undefined
}

/** The least size of what is read, in CSS pixels: that of a badge with a number. */
const leastRoom = 12

export function checkEmptySize(guarded: Guarded): Refusal | undefined {
  if (isDecoration(guarded.selected) || guarded.passes) return undefined
  const node = onlyNode(guarded.value)
  const isRead = guarded.property !== 'r' && !isMark(guarded.selected)
  if (isRead && !isReplaced(guarded.selected) && isNarrow(guarded.value))
    return small(guarded, 'the room of what is read', `${leastRoom}px`)
  const isZero =
    (node?.type === 'Number' || node?.type === 'Dimension' || node?.type === 'Percentage') &&
    Number(node.value) === 0
  return isZero ? hidden(guarded, 'leaves no room') : undefined
}

/** Parts that hold words or other parts of any number, so that a height of their own would lay them over what follows. */
const growing: ReadonlySet<string> = new Set([
  ...['accordion', 'actions', 'card', 'cards', 'choices', 'column', 'content'],
  ...['contract', 'contracts', 'dialog', 'fields', 'figures', 'foot', 'form'],
  ...['form-step', 'group', 'head', 'ledger', 'letter', 'menu', 'menus', 'messages'],
  ...['notice', 'options', 'page', 'page-end', 'panel', 'promotion', 'promotion-page'],
  ...['promotions', 'receipt', 'record', 'reward', 'rewards', 'row', 'rows', 'section'],
  ...['section-head', 'sheet', 'statement', 'steps', 'subordinate', 'table', 'targets'],
  ...['tasks', 'text', 'toast', 'notification', 'transfer'],
])

/** Refuses a height that words cannot outgrow. */
export function checkGrowth(guarded: Guarded): Refusal | undefined {
  const { property, value, selected, passes } = guarded
  if (isDecoration(selected) || isMark(selected) || selected.pseudo || passes) return undefined
  const isPart = selected.pieces.length === 0
  if (!property.startsWith('max-') && !(isPart && selected.parts.some((part) => growing.has(part))))
    return undefined
  const isFixed = dimensionsIn(value).some(({ amount, unit }) => unit !== '%' || amount < 100)
  return isFixed
    ? refused(guarded, 'Words grow in other languages. Use "min-block-size" instead.')
    : undefined
}

/** Returns true for a value that is computed from several lengths. */
export function isComputed(value: Value): boolean {
  return childrenOf(value).some(
    (node) => node.type === 'Function' && /^(calc|round|mod|rem)$/i.test(node.name),
  )
}

/** Returns true for lengths that are too small together, also in a calculation. */
function isNarrow(value: Value): boolean {
  const sizes = dimensionsIn(value)
  const shares = sizes.filter(({ unit }) => unit === '%')
  const lengths = sizes
    .filter(({ unit }) => unit !== '%')
    .map((size) => pixelsOf(size) ?? leastRoom)
  const isLeast = childrenOf(value).some(
    (node) => node.type === 'Function' && /^min$/i.test(node.name),
  )
  if (isLeast) return lengths.some((length) => length < leastRoom)
  if (variablesIn(value).length > 0 || sizes.length === 0) return false
  if (shares.length > 0) return lengths.length === 0 && shares.every(({ amount }) => amount < 10)
  return lengths.reduce((sum, length) => sum + length, 0) < leastRoom
}

interface Limit {
  readonly of: RegExp
  /** The most CSS pixels of a length. */
  readonly most: number
  /** The most percent, where a percentage is a length. */
  readonly percent?: number
  /** The most of a number without a unit. */
  readonly number?: number
  /** True if decorations may have more. */
  readonly decorates?: boolean
}

/** What is larger leaves no room for the words of a page, or lies over others. */
const limits: readonly Limit[] = [
  { of: /^(row-|column-)?gap$/, most: 96, percent: 20 },
  { of: /^padding|^margin/, most: 144, percent: 50, decorates: true },
  { of: /^border(-(block|inline|top|right|bottom|left))?(-(start|end))?(-width)?$/, most: 24 },
  { of: /^(letter|word)-spacing$/, most: 12, percent: 50 },
  { of: /^text-indent$/, most: 64, percent: 20 },
  { of: /^font-size$/, most: 96, percent: 400 },
  { of: /^line-height$/, most: 120, percent: 300, number: 3 },
  { of: /^box-shadow$/, most: 80, decorates: true },
  { of: /^text-shadow$/, most: 24 },
  { of: /^outline(-width|-offset)?$/, most: 16 },
  { of: /^(translate|transform)$/, most: 64, percent: 100, decorates: true },
  { of: /^(inset|top|right|bottom|left)/, most: 120, percent: 100, decorates: true },
  { of: /^scale$/, most: 0, number: 1.25, decorates: true },
  { of: /^(min-)?(inline-size|width)$|^flex(-basis)?$/, most: 328, percent: 100, decorates: true },
  { of: /^(min-)?(block-size|height)$/, most: 320, percent: 100 },
  { of: /^grid(-template|-auto)?(-(columns|rows))?$/, most: 240, percent: 100 },
  { of: /^vertical-align$/, most: 24, percent: 50 },
  { of: /^border-image/, most: 24 },
]

export function checkLimit(guarded: Guarded): Refusal | undefined {
  const { property, value, selected, passes } = guarded
  const limit = limits.find(({ of }) => of.test(property))
  if (!limit || passes || (limit.decorates && isDecoration(selected))) return undefined
  const { most, percent = 100, number } = limit
  const isTooMuch =
    dimensionsIn(value).some(({ amount, unit }) => {
      const size = Math.abs(amount)
      if (unit === '%') return size > percent
      // What is computed from several is at most one of them.
      return !isAtMost(value) && Math.abs(pixelsOf({ amount, unit }) ?? 0) > most
    }) ||
    (number !== undefined && numbersIn(value).some((one) => Math.abs(one) > number))
  return isTooMuch ? large(guarded, number ?? `${most}px`) : undefined
}

function isAtMost(value: Value): boolean {
  return childrenOf(value).some(
    (node) => node.type === 'Function' && /^(min|clamp|minmax|repeat)$/i.test(node.name),
  )
}

const smallWords = ['xx-small', 'x-small', 'smaller']

export function checkTextSize(guarded: Guarded): Refusal | undefined {
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

export function checkLineHeight(guarded: Guarded): Refusal | undefined {
  const isSmall =
    numbersIn(guarded.value).some((number) => number < leastLine) ||
    dimensionsIn(guarded.value).some(
      (one) => (pixelsOf(one) ?? leastText) < leastText && one.unit !== 'em',
    )
  return isSmall && !isComputed(guarded.value)
    ? small(guarded, 'the lines', String(leastLine))
    : undefined
}
