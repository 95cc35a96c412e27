import { type CssNode, childrenOf, type Declaration, nameOf, type Rule, type Value } from './css.ts'
import { dimensionsIn, numbersIn } from './guard-size.ts'
import { type LookScope, reportAt, textOf } from './look-scope.ts'
import type { Selected } from './read-selector.ts'

/** The most CSS pixels of what is drawn over a part, such as a dot or a stroke at its edge. */
const largest = 64

/**
 * Reports a rule that lays a painted box over a whole part: what is drawn before or after it, as large as it, lies
 * over its words unless its level is below them.
 */
export function checkCover({ block }: Rule, { pseudo }: Selected, scope: LookScope): void {
  if (pseudo !== 'before' && pseudo !== 'after') return
  const set = new Map<string, Declaration & { readonly value: Value }>()
  for (const node of childrenOf(block))
    if (node.type === 'Declaration' && node.value.type === 'Value')
      set.set(nameOf(node.property), { ...node, value: node.value })
  const paint = set.get('background') ?? set.get('background-color')
  const position = set.get('position')
  if (!position || wordOf(position.value) !== 'absolute') reportWide(set, scope)
  if (!paint || !position || !isPainted(paint.value)) return
  if (wordOf(position.value) !== 'absolute' || !isLarge(set)) return
  const level = set.get('z-index')
  if (level && numbersIn(level.value).some((number) => number < 0)) return
  reportAt(scope, paint, {
    code: 'look-hidden',
    values: {
      property: 'background',
      value: textOf(scope, paint.value),
      what: `covers the words of the part without "z-index: -1"`,
    },
  })
}

const sides = ['inline-size', 'width', 'min-inline-size', 'min-width', 'flex-basis']

/** Reports a drawn box beside the words and controls of a part that is so wide that it pushes them off the screen. */
function reportWide(
  set: ReadonlyMap<string, Declaration & { readonly value: Value }>,
  scope: LookScope,
): void {
  const wide = sides.flatMap((side) => {
    const node = set.get(side)
    return node && !dimensionsIn(node.value).every(isFew) ? [node] : []
  })
  for (const node of wide) {
    const values = {
      property: nameOf(node.property),
      value: textOf(scope, node.value),
      most: `${largest}px, or "position: absolute"`,
    }
    reportAt(scope, node.value, { code: 'look-large', values })
  }
}

function wordOf(value: Value): string {
  const [only] = childrenOf(value)
  return only?.type === 'Identifier' ? nameOf(only.name) : ''
}

/** Returns true for one plain colour. A gradient and a picture have places that are clear. */
function isPainted(value: Value): boolean {
  const [only, ...rest] = childrenOf(value)
  if (!only || rest.length > 0 || only.type === 'Url') return false
  if (only.type === 'Identifier') return !['none', 'transparent'].includes(nameOf(only.name))
  return only.type === 'Function' && !isGradient(only)
}

function isGradient(node: CssNode & { type: 'Function' }): boolean {
  return /gradient/.test(nameOf(node.name)) || childrenOf(node).some(namesGradient)
}

function namesGradient(node: CssNode): boolean {
  return node.type === 'Identifier' && node.name.startsWith('--gradient')
}

/** Returns true for a box whose sides are all as long as those of the part. */
function isLarge(set: ReadonlyMap<string, { readonly value: Value }>): boolean {
  if (set.has('clip-path') || set.has('mask') || set.has('opacity')) return false
  const sized = (names: readonly string[]): boolean =>
    names.some((name) => {
      const value = set.get(name)?.value
      return value !== undefined && dimensionsIn(value).every(isFew)
    })
  const inset = set.get('inset')
  const fills = inset !== undefined && !/auto|[1-9]/.test(textOfValue(inset.value))
  return fills && !sized(['block-size', 'height']) && !sized(['inline-size', 'width'])
}

function isFew({ amount, unit }: { readonly amount: number; readonly unit: string }): boolean {
  if (unit === '%') return amount < 50
  // On a phone a hundredth of the screen is about 4 px.
  const size = /^r?em$/.test(unit) ? 16 : /^[sld]?v/.test(unit) ? 4 : 1
  return amount * size < largest
}

function textOfValue(value: Value): string {
  return childrenOf(value)
    .map((node) => {
      if (node.type === 'Identifier') return nameOf(node.name)
      if (node.type === 'Function') return '1'
      return 'value' in node ? String(node.value) : ''
    })
    .join(' ')
}
