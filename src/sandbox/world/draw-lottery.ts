import type { WorldLottery } from '../../core/contract/generated/world.ts'
import { between, createRandom } from '../kit/random.ts'

const minute = 60_000

/** A draw of a lottery at a moment; times are epoch milliseconds. */
export interface LotteryDraw {
  /** Counts the draws since 1970. */
  readonly issue: number
  readonly closesAt: number
  readonly drawsAt: number
}

/** The draw that comes next: draws follow the clock. */
export function nextDraw({ minutes }: Pick<WorldLottery, 'minutes'>, now: number): LotteryDraw {
  const every = minutes * minute
  const issue = Math.floor(now / every)
  const drawsAt = (issue + 1) * every
  return { issue, closesAt: drawsAt - Math.min(20_000, every / 10), drawsAt }
}

/** The day and the number of the draw in it, such as `20261121-074`. */
export function nameIssue(issue: number, { minutes }: Pick<WorldLottery, 'minutes'>): string {
  const start = new Date(issue * minutes * minute)
  const ofDay = Math.floor((start.getUTCHours() * 60 + start.getUTCMinutes()) / minutes) + 1
  return `${start.toISOString().slice(0, 10).replaceAll('-', '')}-${String(ofDay).padStart(3, '0')}`
}

/** The balls of an issue, in order: one result for a seed. */
export function drawBalls(
  seed: string,
  lottery: Omit<WorldLottery, 'name' | 'minutes'>,
  issue: number,
): string[] {
  const { code, balls, from, to, repeats } = lottery
  const random = createRandom(`${seed}/${code}/${issue}`)
  const drawn: number[] = []
  while (drawn.length < Math.min(balls, repeats ? balls : to - from + 1)) {
    const ball = between(random, from, to)
    if (repeats || !drawn.includes(ball)) drawn.push(ball)
  }
  const width = repeats ? 1 : String(to).length
  return drawn.map((ball) => String(ball).padStart(width, '0'))
}

/** Summarizes a result for players. */
export function summarizeResult(
  { balls, from, to }: Pick<WorldLottery, 'balls' | 'from' | 'to'>,
  result: readonly string[],
) {
  const sum = result.reduce((total, ball) => total + Number(ball), 0)
  return {
    sum,
    size: sum > (balls * (from + to)) / 2 ? ('big' as const) : ('small' as const),
    parity: sum % 2 === 0 ? ('even' as const) : ('odd' as const),
  }
}
