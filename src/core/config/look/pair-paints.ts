import { childrenOf, type Value } from './css.ts'
import { decorations, marks } from './kit-names.ts'
import type { Paint, PaintPair } from './look-sheet.ts'

/** A paint of one element. */
interface Painted extends Paint {
  /** The part and the piece; without a piece the part itself. */
  readonly part: string
  readonly piece: string
}

/** The most different conditions in a file that are compared. */
const mostConditions = 60

/**
 * Pairs the texts and backgrounds that the rules of a file set: a piece lies on its own background, else on that of
 * its part, each as the rule with the most conditions sets it that apply together.
 */
export function pairPaints(paints: readonly Paint[]): PaintPair[] {
  const painted = paints.flatMap(spread)
  const groups = new Map<string, Painted[]>()
  for (const one of painted) groups.set(one.part, [...(groups.get(one.part) ?? []), one])
  const pairs = [...groups.values()].flatMap(pairInside)
  const byPlace = new Map(
    pairs.map((pair) => [
      `${pair.text.loc?.start.offset} ${pair.background.loc?.start.offset}`,
      pair,
    ]),
  )
  return [...byPlace.values()]
}

function spread(paint: Paint): Painted[] {
  const { owners, parts, pieces, pseudo, when } = paint.selected
  if (pseudo === 'before' || pseudo === 'after') return []
  // What cannot be pressed needs no contrast.
  if (when.some((condition) => condition.includes('disabled'))) return []
  // A piece without a background of its own lies on that of its part.
  if (paint.kind === 'background' && pieces.length > 0 && isClear(paint.value)) return []
  const inside = pieces.filter((piece) => !decorations.has(piece))
  if (pieces.length > 0)
    return owners.flatMap((part) =>
      inside.map((piece) => ({ ...paint, part, piece: piece + (pseudo ?? '') })),
    )
  return parts.map((part) => ({ ...paint, part, piece: pseudo ?? '' }))
}

function isClear(value: Value): boolean {
  const [only, ...rest] = childrenOf(value)
  return rest.length === 0 && only?.type === 'Identifier' && /^(none|transparent)$/i.test(only.name)
}

function pairInside(painted: readonly Painted[]): PaintPair[] {
  const conditions = distinct([[], ...painted.map(({ selected }) => selected.when)])
  const texts = painted.filter(({ kind }) => kind === 'text')
  const backgrounds = painted.filter(({ kind }) => kind === 'background')
  const pieces = [...new Set(texts.map(({ piece }) => piece))]
  return conditions.flatMap((when) =>
    pieces.flatMap((piece) => {
      const text = findApplying(texts, piece, when)
      const background =
        findApplying(backgrounds, piece, when) ?? findApplying(backgrounds, '', when)
      return text && background ? [pairOf(text, background)] : []
    }),
  )
}

function distinct(lists: readonly (readonly string[])[]): (readonly string[])[] {
  const byText = new Map(lists.map((list) => [[...list].sort().join(), list]))
  return [...byText.values()].slice(0, mostConditions)
}

/** Finds what applies to a piece under some conditions: the rule with the most of them, the last of several. */
function findApplying(
  painted: readonly Painted[],
  piece: string,
  when: readonly string[],
): Painted | undefined {
  let best: Painted | undefined
  for (const one of painted) {
    if (one.piece !== piece || !one.selected.when.every((condition) => when.includes(condition)))
      continue
    if (!best || one.selected.when.length >= best.selected.when.length) best = one
  }
  return best
}

function pairOf(text: Painted, background: Painted): PaintPair {
  const isOfBackground = background.selected.when.length > text.selected.when.length
  return {
    text: text.value,
    background: background.value,
    ratio: marks.has(text.piece) ? 3 : 4.5,
    span: isOfBackground ? background.span : text.span,
  }
}
