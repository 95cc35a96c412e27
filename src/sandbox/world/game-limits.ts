import { between, createRandom } from '../kit/random.ts'

export interface GameLimits {
  /** In whole units of the currency. */
  readonly minimumBet: number
  readonly lines: number
}

/** Returns the limits of a game by its code, the same every time. */
export function limitsOf(code: string): GameLimits {
  const random = createRandom(code)
  return { minimumBet: between(random, 1, 10), lines: between(random, 1, 10) * 5 }
}
