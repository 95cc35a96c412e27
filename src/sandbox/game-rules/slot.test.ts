import { expect, it } from 'vitest'
import {
  findWins,
  payOf,
  slotLines,
  slotReturns,
  slotStrip,
  slotSymbols,
  spinReels,
} from './slot.ts'

it('returns the announced share, counted over everything that can appear on a line', () => {
  const share = new Map(
    slotSymbols.map(({ id }) => [
      id,
      slotStrip.filter((one) => one === id).length / slotStrip.length,
    ]),
  )
  const lines = [1, 2, 3, 4].reduce(
    (shorter) => shorter.flatMap((line) => [...share.keys()].map((symbol) => [...line, symbol])),
    [...share.keys()].map((symbol) => [symbol]),
  )
  const returns = lines.reduce((total, line) => {
    const end = line.findIndex((symbol) => symbol !== line[0])
    const likely = line.reduce((chance, symbol) => chance * (share.get(symbol) ?? 0), 1)
    return total + likely * payOf(line[0] ?? '', end === -1 ? line.length : end)
  }, 0)
  // Every line is staked on alike, so what one gives back all do.
  expect(returns).toBeCloseTo(slotReturns, 4)
  expect(returns).toBeGreaterThan(0.94)
  expect(returns).toBeLessThan(0.97)
})

it('has every symbol on its reels', () => {
  expect(new Set(slotStrip)).toEqual(new Set(slotSymbols.map(({ id }) => id)))
})

it('pays a line from the left, as far as it is alike', () => {
  const column = (row: number, symbol: string): string[] =>
    ['gem', 'star', 'bell'].map((other, place) => (place === row ? symbol : other))
  const reels = [column(1, 'coin'), column(1, 'coin'), column(1, 'coin'), column(1, 'seven')]
  const wins = findWins([...reels, column(1, 'coin')])
  expect(wins).toContainEqual({ line: 0, symbol: 'coin', count: 3, times: 12 })
  expect(wins.filter(({ symbol }) => symbol === 'seven')).toEqual([])
})

it('spins five reels of three at random', () => {
  const reels = spinReels(() => slotStrip.length - 1)
  expect(reels).toEqual(
    Array.from({ length: 5 }, () => [slotStrip.at(-1), slotStrip[0], slotStrip[1]]),
  )
  expect(slotLines).toHaveLength(10)
  expect(new Set(slotLines.map(String)).size).toBe(10)
})
