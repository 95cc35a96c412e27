import { type CssNode, childrenOf, nameOf, type Value } from './css.ts'
import { dimensionsIn, isComputed, numbersIn, pixelsOf } from './guard-size.ts'
import { touchAreas } from './kit-names.ts'
import { type Guarded, isControl, onlyNode, type Refusal, refused, small } from './refusal.ts'
import { variableOf } from './substitute.ts'

/** The least size of a control, in CSS pixels. */
export const leastTarget = 44

/** The tokens that are never below it. */
const largeTokens = new Set(['touch', 'field', 'header-height', 'bar-height', 'column'])

/** Refuses a size of a control that a finger misses. */
export function checkTarget(guarded: Guarded): Refusal | undefined {
  const { property, value, selected } = guarded
  if (!isControl(selected)) return undefined
  const isSmall = isBelow(value) || (property.startsWith('min-') && takesLeast(value))
  return isSmall ? smallTarget(guarded) : undefined
}

function smallTarget(guarded: Guarded): Refusal {
  return small(guarded, 'what a finger presses', `${leastTarget}px`)
}

function isBelow(value: Value): boolean {
  const node = onlyNode(value)
  if (node?.type === 'Number' && Number(node.value) === 0) return true
  const sizes = dimensionsIn(value).map((one) => pixelsOf(one) ?? leastTarget)
  return sizes.some((size) => size < leastTarget) && !isComputed(value)
}

/** Returns true for a least size that takes the place of the kit's and may be any: a keyword, a percentage, a token. */
function takesLeast(value: Value): boolean {
  const node = onlyNode(value)
  if (node?.type === 'Identifier') return nameOf(node.name) !== 'revert-layer'
  if (node?.type === 'Percentage') return true
  const token = node && variableOf(node)
  return token !== undefined && !largeTokens.has(token)
}

/** Refuses to draw a control in a line of text, where it has no least size. */
export function checkTargetBox(guarded: Guarded): Refusal | undefined {
  const { value, selected } = guarded
  if (!isControl(selected) || !isWord(value, 'inline')) return undefined
  return refused(guarded, 'What a finger presses has no least size there. Use "inline-block".')
}

/** Refuses to draw a control smaller than it is, but for the moment in which it is pressed. */
export function checkTargetScale(guarded: Guarded): Refusal | undefined {
  const { property, value, selected, passes } = guarded
  if (!isControl(selected) || passes || selected.when.includes(':active')) return undefined
  const scales = childrenOf(value).filter(isScale).flatMap(numbersIn)
  const all = property === 'scale' ? numbersIn(value) : scales
  return all.some((number) => Math.abs(number) < 1) ? smallTarget(guarded) : undefined
}

function isScale(node: CssNode): boolean {
  return node.type === 'Function' && /^scale/i.test(node.name)
}

/** Refuses what moves or cuts the area around a control that a finger presses. */
export function checkTouchArea(guarded: Guarded): Refusal | undefined {
  const { property, value, selected } = guarded
  const isArea = [...selected.parts, ...selected.pieces].some((name) => touchAreas.has(name))
  if (!isArea || selected.pseudo !== undefined) return undefined
  const fine = property === 'position' ? ['relative', 'absolute'] : ['visible']
  if (fine.some((word) => isWord(value, word)) || isWord(value, 'revert-layer')) return undefined
  return refused(
    guarded,
    `A finger presses an area around it, which may be larger. Use "${fine[0]}".`,
  )
}

function isWord(value: Value, word: string): boolean {
  const node = onlyNode(value)
  return node?.type === 'Identifier' && nameOf(node.name) === word
}
