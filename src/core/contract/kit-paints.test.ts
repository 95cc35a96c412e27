import { expect, test } from 'vitest'
import { type KitPaint, kitPaints, wordlessPieces } from './kit-paints.ts'
import type { KitPart } from './kit-parts/kit-part.ts'
import { kitParts } from './kit-parts.ts'

const parts: Readonly<Record<string, KitPart>> = kitParts

test.each(Object.entries(kitPaints))(
  'what the kit paints of %s is about its pieces, kinds and states',
  (name, paints) => {
    const { pieces = {}, kinds = {}, states = {}, aria = [] } = parts[name] ?? {}
    const unknown = (paint: KitPaint): string[] => [
      ...(paint.piece === undefined || paint.piece in pieces ? [] : [paint.piece]),
      ...(paint.kind === undefined || paint.kind in kinds ? [] : [paint.kind]),
      ...(paint.state === undefined || paint.state in states ? [] : [paint.state]),
      ...(paint.aria === undefined || aria.some((one) => one === paint.aria) ? [] : [paint.aria]),
    ]
    expect(paints.flatMap(unknown)).toEqual([])
  },
)

test('a piece without words is one of some part', () => {
  const known = Object.values(parts).flatMap(({ pieces }) => Object.keys(pieces))
  expect([...wordlessPieces].filter((piece) => !known.includes(piece))).toEqual([])
})
