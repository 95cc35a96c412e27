import { generate, type Value } from './css.ts'
import { decorations, marks } from './kit-names.ts'
import type { Paint, PaintPair } from './look-sheet.ts'
import { conditionsOf, findApplying, isClear, type Painted } from './painted.ts'
import { pairWithKit } from './pair-with-kit.ts'

/**
 * Pairs the texts and backgrounds that the rules of a file set: a piece lies on its own background, else on that of
 * its part, each as the rule with the most conditions sets it that apply together.
 */
export function pairPaints(paints: readonly Paint[]): PaintPair[] {
  const painted = paints.flatMap(spread)
  const groups = new Map<string, Painted[]>()
  for (const one of painted) groups.set(one.part, [...(groups.get(one.part) ?? []), one])
  const under = findDrawnUnder(paints)
  const pairs = [...groups].flatMap(([part, inside]) => [
    ...pairInside(inside.filter((one) => !isClearPiece(one))),
    ...pairWithKit(part, { painted: inside, all: painted, under }),
  ])
  const byPlace = new Map<string, PaintPair>()
  for (const pair of pairs) {
    const place = `${placeOf(pair.text)} ${placeOf(pair.background)}`
    if (!byPlace.has(place)) byPlace.set(place, pair)
  }
  return [...byPlace.values()]
}

/** Returns what tells a value from others: its place, and the token of what the kit sets. */
function placeOf(value: Value): string {
  return `${value.loc?.start.offset} ${generate(value)}`
}

function spread(paint: Paint): Painted[] {
  const { owners, parts, pieces, pseudo, when } = paint.selected
  if (pseudo === 'before' || pseudo === 'after') return []
  // What cannot be pressed needs no contrast.
  if (when.some((condition) => condition.includes('disabled'))) return []
  const inside = pieces.filter((piece) => !decorations.has(piece))
  if (pieces.length > 0)
    return owners.flatMap((part) =>
      inside.map((piece) => ({ ...paint, part, piece: piece + (pseudo ?? '') })),
    )
  return parts.map((part) => ({ ...paint, part, piece: pseudo ?? '' }))
}

/** A piece without a background of its own lies on that of its part. */
function isClearPiece({ kind, value, selected }: Painted): boolean {
  return kind === 'background' && selected.pieces.length > 0 && isClear(value)
}

/** Lists the parts and pieces that have something drawn below their words, which is then their background. */
function findDrawnUnder(paints: readonly Paint[]): ReadonlySet<string> {
  return new Set(
    paints.flatMap(({ selected: { owners, parts, pieces }, kind, isUnder }) => {
      if (!isUnder || kind !== 'background') return []
      if (pieces.length === 0) return parts.map((part) => `${part} `)
      return owners.flatMap((part) => pieces.map((piece) => `${part} ${piece}`))
    }),
  )
}

function pairInside(painted: readonly Painted[]): PaintPair[] {
  const conditions = conditionsOf(painted)
  const texts = painted.filter(({ kind }) => kind === 'text')
  const backgrounds = painted.filter(({ kind }) => kind === 'background')
  const pieces = [...new Set(texts.map(({ piece }) => piece))]
  return conditions.flatMap((when) =>
    pieces.flatMap((piece) => {
      const text = findApplying(texts, piece, (one) => when.includes(one))
      const background =
        findApplying(backgrounds, piece, (one) => when.includes(one)) ??
        findApplying(backgrounds, '', (one) => when.includes(one))
      return text && background ? [pairOf(text, background)] : []
    }),
  )
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
