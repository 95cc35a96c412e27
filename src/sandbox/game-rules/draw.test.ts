import { describe, expect, it } from 'vitest'
import { chanceOf, comesWith, drawReturns, listBets } from './draw.ts'

const dice = { balls: 3, from: 1, to: 6, repeats: true }
const pick = { balls: 4, from: 1, to: 9, repeats: false }
const wide = { balls: 6, from: 1, to: 49, repeats: false }

/** Every result there is, in order where numbers do not come back. */
function everyResult({ balls, from, to, repeats }: typeof dice): number[][] {
  const numbers = Array.from({ length: to - from + 1 }, (_, place) => from + place)
  let results: number[][] = [[]]
  for (let count = 0; count < balls; count += 1)
    results = results.flatMap((result) =>
      numbers.filter((one) => repeats || !result.includes(one)).map((one) => [...result, one]),
    )
  return results
}

describe.each([
  ['three dice', dice],
  ['four of nine', pick],
])('%s', (_name, rules) => {
  it('shows every bet as often as among all results', () => {
    const results = everyResult(rules)
    for (const { selection } of listBets(rules)) {
      const came = results.filter((result) => comesWith(selection, rules, result.map(String)))
      expect(chanceOf(selection, rules)).toBeCloseTo(came.length / results.length, 10)
    }
  })
})

it('returns nine and a half of ten on every bet, never more', () => {
  for (const rules of [dice, pick, wide])
    for (const { selection, pays } of listBets(rules)) {
      const returns = pays * chanceOf(selection, rules)
      expect(returns).toBeLessThanOrEqual(drawReturns + 1e-9)
      expect(returns).toBeGreaterThan(drawReturns - 0.01)
    }
})

it('sells no bet that always or never comes', () => {
  expect(listBets({ balls: 3, from: 2, to: 4, repeats: false })).toEqual([])
})

it("reads a result in the lottery's notation", () => {
  expect(comesWith('small', dice, ['1', '2', '3'])).toBe(true)
  expect(comesWith('even', dice, ['1', '2', '3'])).toBe(true)
  expect(comesWith('number:3', dice, ['1', '2', '3'])).toBe(true)
  expect(comesWith('number:7', wide, ['03', '07', '11', '12', '20', '44'])).toBe(true)
  expect(comesWith('number:1', dice, ['2', '2', '3'])).toBe(false)
})
