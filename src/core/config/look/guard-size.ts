import { type CssNode, childrenOf, type Value, walk } from './css.ts'
import {
  type Guarded,
  hidden,
  isControl,
  isDecoration,
  onlyNode,
  type Refusal,
  small,
  wordsOf,
} from './refusal.ts'

/** The least scale of what is read. */
const leastScale = 0.8

/** The most CSS pixels that something is moved: the width of the page's column. */
const farthest = 480

/** The least size of a text, in CSS pixels. */
const leastText = 12

/** The least height of lines, for titles in large capitals. */
const leastLine = 0.9

/** The least size of a control, in CSS pixels. */
export const leastTarget = 44

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

function pixelsOf({ amount, unit }: Dimension): number | undefined {
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

export function checkEmptySize(guarded: Guarded): Refusal | undefined {
  if (isDecoration(guarded.selected) || guarded.passes) return undefined
  const node = onlyNode(guarded.value)
  const isZero =
    (node?.type === 'Number' || node?.type === 'Dimension' || node?.type === 'Percentage') &&
    Number(node.value) === 0
  return isZero ? hidden(guarded, 'leaves no room') : undefined
}

export function checkTarget(guarded: Guarded): Refusal | undefined {
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
