import type { DrawBet } from '../../core/contract/game-table.ts'
import type { WorldLottery } from '../../core/contract/generated/world.ts'
import { summarizeResult } from '../world/draw-lottery.ts'

type Rules = Pick<WorldLottery, 'balls' | 'from' | 'to' | 'repeats'>

/** The share of all stakes that is paid back in the long run. Each bet pays it exactly, to a hundredth. */
export const drawReturns = 0.95

/** Lists the bets of a lottery. Each pays by its probability. */
export function listBets(rules: Rules): DrawBet[] {
  const { from, to } = rules
  const numbers = Array.from({ length: to - from + 1 }, (_, place) => `number:${from + place}`)
  return ['big', 'small', 'odd', 'even', ...numbers].flatMap((selection) => {
    const likely = chanceOf(selection, rules)
    const pays = Math.floor((drawReturns / likely) * 100 + 1e-9) / 100
    return likely > 0 && pays > 1 ? [{ selection, pays }] : []
  })
}

/** Returns true if a bet wins with a result. */
export function comesWith(selection: string, rules: Rules, result: readonly string[]): boolean {
  const { size, parity } = summarizeResult(rules, result)
  if (selection === size || selection === parity) return true
  const number = readNumber(selection)
  return number !== undefined && result.some((ball) => Number(ball) === number)
}

/** Returns the probability of a bet, from 0 to 1. */
export function chanceOf(selection: string, rules: Rules): number {
  const { balls, from, to, repeats } = rules
  const numbers = to - from + 1
  if (readNumber(selection) !== undefined)
    return repeats ? 1 - (1 - 1 / numbers) ** balls : Math.min(1, balls / numbers)
  const ways = countSums(rules)
  const all = [...ways.values()].reduce((total, count) => total + count, 0)
  const middle = (balls * (from + to)) / 2
  const fits = (sum: number): boolean => {
    if (selection === 'big') return sum > middle
    if (selection === 'small') return sum <= middle
    return (sum % 2 === 0) === (selection === 'even')
  }
  const wanted = [...ways].filter(([sum]) => fits(sum))
  return wanted.reduce((total, [, count]) => total + count, 0) / all
}

function readNumber(selection: string): number | undefined {
  const [, digits] = /^number:(-?\d+)$/.exec(selection) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** In how many ways the balls add up to each sum. */
function countSums({ balls, from, to, repeats }: Rules): ReadonlyMap<number, number> {
  const numbers = Array.from({ length: to - from + 1 }, (_, place) => from + place)
  // By how many balls are drawn, then by their sum.
  const drawn = Array.from({ length: balls + 1 }, () => new Map<number, number>())
  drawn[0]?.set(0, 1)
  const grow = (count: number, added: readonly number[]): void => {
    for (const number of added)
      for (const [sum, ways] of drawn[count] ?? []) {
        const next = drawn[count + 1]
        next?.set(sum + number, (next.get(sum + number) ?? 0) + ways)
      }
  }
  if (repeats) for (let count = 0; count < balls; count += 1) grow(count, numbers)
  else
    for (const number of numbers)
      for (let count = balls - 1; count >= 0; count -= 1) grow(count, [number])
  return drawn[balls] ?? new Map()
}
