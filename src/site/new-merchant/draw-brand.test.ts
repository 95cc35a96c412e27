import { expect, test } from 'vitest'
import { checkDrawing } from '../../core/config/drawing/check-drawing.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import { readDrawing } from '../../core/config/theme/read-drawing.ts'
import { drawBrand } from './draw-brand.ts'

const colours = deriveColours({ mode: 'light' })
const names = [
  'A',
  'il',
  'Lagoon Bay',
  'W'.repeat(24),
  '王'.repeat(24),
  'กขคงจฉชซญฎฏฐฑฒณดตถทธนบป',
  '<b>"&"</b>',
]

test('every name gets a word mark that fits the header and a square mark', () => {
  for (const name of names) {
    const { logo, logoInverse, mark } = drawBrand(name, colours)
    for (const drawing of [logo, logoInverse, mark]) expect(checkDrawing(drawing)).toEqual([])
    const ratio = readDrawing(logo)?.ratio ?? 0
    expect(ratio).toBeGreaterThanOrEqual(1.5)
    expect(ratio).toBeLessThanOrEqual(7)
    expect(readDrawing(mark)?.ratio).toBe(1)
  }
})

test('a long name takes two lines, split between words, or between letters if it is one word', () => {
  const linesOf = (name: string) =>
    [...drawBrand(name, colours).logo.matchAll(/>([^<]+)<\/text>/g)]
      .map(([, line]) => line)
      .slice(1)
  expect(linesOf('Lagoon')).toEqual(['Lagoon'])
  expect(linesOf('Grand Imperial Palace')).toEqual(['Grand Imperial', 'Palace'])
  expect(linesOf('W'.repeat(24))).toEqual(['W'.repeat(12), 'W'.repeat(12)])
})
