import type { SlotLine, SlotSymbol } from '../../core/contract/game-table.ts'
import type { Chance } from './chance.ts'

/** The symbols of the reels, with the payout of three, four and five from the left, times the stake of the line. */
export const slotSymbols = [
  { id: 'seven', pays: [250, 1200, 5000] },
  { id: 'crown', pays: [180, 800, 2500] },
  { id: 'gem', pays: [100, 400, 1500] },
  { id: 'bell', pays: [60, 200, 800] },
  { id: 'star', pays: [40, 120, 500] },
  { id: 'clover', pays: [28, 80, 300] },
  { id: 'cherry', pays: [16, 40, 150] },
  { id: 'coin', pays: [12, 30, 80] },
] as const satisfies readonly SlotSymbol[]

export const slotLines: readonly SlotLine[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
]

/** The symbols of each of the five reels, as a ring. */
export const slotStrip: readonly string[] =
  'coin cherry clover star coin bell cherry gem coin clover cherry crown star seven coin bell clover coin cherry star coin gem cherry clover coin bell cherry star coin clover cherry crown seven coin gem bell star clover coin cherry'.split(
    ' ',
  )

/** The share of all stakes that is paid back in the long run. */
export const slotReturns = 0.9546

export interface LineWin {
  /** Index of the line. */
  readonly line: number
  readonly symbol: string
  readonly count: number
  /** The payout, times the stake of the line. */
  readonly times: number
}

/** Five reels of three symbols each, from the top. */
export function spinReels(chance: Chance): string[][] {
  return Array.from({ length: 5 }, () => {
    const stop = chance(slotStrip.length)
    return [0, 1, 2].map((row) => slotStrip[(stop + row) % slotStrip.length] ?? '')
  })
}

/** Returns the winning lines of the reels. */
export function findWins(reels: readonly (readonly string[])[]): LineWin[] {
  return slotLines.flatMap((rows, line) => {
    const [first = '', ...rest] = rows.map((row, reel) => reels[reel]?.[row] ?? '')
    const end = rest.findIndex((symbol) => symbol !== first)
    const count = end === -1 ? rows.length : end + 1
    const times = payOf(first, count)
    return times === 0 ? [] : [{ line, symbol: first, count, times }]
  })
}

/** Returns the payout of a number of equal symbols from the left, times the stake of the line. */
export function payOf(symbol: string, count: number): number {
  return slotSymbols.find(({ id }) => id === symbol)?.pays[count - 3] ?? 0
}
