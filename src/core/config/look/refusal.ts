import type { FindingValues } from '../finding.ts'
import { type CssNode, childrenOf, generate, nameOf, type Value } from './css.ts'
import {
  decorations,
  holders,
  isPressedPart,
  isPressedPiece,
  marks,
  replaced,
  spares,
  wordless,
} from './kit-names.ts'
import type { Selected } from './read-selector.ts'

/** A declaration whose value must not hide, shrink or reorder what a page has. */
export interface Guarded {
  readonly property: string
  readonly value: Value
  readonly selected: Selected
  /** True in a keyframe before the last, whose values pass. */
  readonly passes: boolean
}

type RefusalCode = 'look-hidden' | 'look-large' | 'look-small' | 'look-value' | 'look-words'

/** Why a value is refused, as the values of its finding. */
export type Refusal = {
  readonly [C in RefusalCode]: { readonly code: C; readonly values: FindingValues<C> }
}[RefusalCode]

/** Returns true if all that is selected decorates: nobody misses it, reads it or presses it. */
export function isDecoration({ pseudo, pieces }: Selected): boolean {
  if (pseudo === 'before' || pseudo === 'after') return true
  return pieces.length > 0 && pieces.every((piece) => decorations.has(piece))
}

/** Returns true if all that is selected is drawn and not read. */
export function isMark({ parts, pieces }: Selected): boolean {
  if (pieces.length > 0) return pieces.every((piece) => marks.has(piece))
  return parts.length > 0 && parts.every((part) => drawnParts.has(part))
}

/** Parts without words. */
const drawnParts = new Set(['icon', 'progress', 'switch', 'heart', 'loading', 'skeleton'])

/** Returns true for what a finger presses in some place, such as a row, which may be a link. */
export function isControl({ pseudo, owners, parts, pieces }: Selected): boolean {
  if (pseudo !== undefined) return false
  return parts.some(isPressedPart) || pieces.some((piece) => isPressedPiece(piece, owners))
}

/** Returns true if all that is selected only holds other pieces. */
export function isHolder(selected: Selected): boolean {
  const { pseudo, parts, pieces } = selected
  if (pseudo !== undefined || parts.length > 0 || isControl(selected)) return false
  return pieces.length > 0 && pieces.every((piece) => holders.has(piece))
}

/** Returns true if what is selected may be left out: words say the same, or it comes back when it is needed. */
export function maySpare({ pseudo, parts, pieces, owners, when }: Selected): boolean {
  if (pseudo !== undefined) return false
  if (when.some((condition) => /^\[data-state="?rest"?\]$/.test(condition))) return true
  if (pieces.length > 0) return pieces.every((piece) => spares.has(piece))
  // An icon beside words; one that is alone in a control has no words.
  const isBeside = owners.length > 0 && !owners.some((owner) => wordless.has(owner))
  return isBeside && parts.length > 0 && parts.every((part) => part === 'icon')
}

/** Returns true for pieces that another piece of their part replaces for those who see it. */
export function isReplaced({ pseudo, pieces, owners }: Selected): boolean {
  if (pseudo !== undefined || pieces.length === 0 || owners.length === 0) return false
  return owners.every((owner) => pieces.every((piece) => replaced.get(owner)?.has(piece)))
}

export function hidden({ property, value }: Guarded, what: string): Refusal {
  return { code: 'look-hidden', values: { property, value: generate(value), what } }
}

export function refused({ property, value }: Guarded, advice: string): Refusal {
  const values = { property, value: generate(value), problem: 'is not an allowed value', advice }
  return { code: 'look-value', values }
}

export function small({ property, value }: Guarded, what: string, least: string): Refusal {
  return { code: 'look-small', values: { property, value: generate(value), what, least } }
}

export function large({ property, value }: Guarded, most: number | string): Refusal {
  const values = { property, value: generate(value), most: String(most) }
  return { code: 'look-large', values }
}

export function onlyNode(value: Value): CssNode | undefined {
  const [first, ...rest] = childrenOf(value)
  return rest.length === 0 ? first : undefined
}

export function wordsOf(value: Value): string[] {
  return childrenOf(value).flatMap((node) =>
    node.type === 'Identifier' ? [nameOf(node.name)] : [],
  )
}
