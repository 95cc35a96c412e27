import { hourMs } from '../../kit/durations.ts'
import { parseMinor } from '../../ledger/ledger.ts'
import { withdrawalLimitsOf } from '../../money/withdrawal-limits.ts'
import { currencyOf } from '../../world/currency.ts'
import type { Past } from './past.ts'
import { addDeposit, pickPromotion, planDeposit } from './past-deposits.ts'
import { addGift } from './past-gifts.ts'
import { addSession, type DrawnRound, drawRound } from './past-play.ts'
import { sumAbove } from './past-turnover.ts'
import { addWithdrawal, withdrawSum } from './past-withdrawals.ts'

interface Eve {
  /** The start of today. */
  readonly today: number
  /** The rebates that come before today's first event. */
  readonly rebates: number
}

/**
 * Plans today: a deposit with a bonus, and rounds that play about a half of it. `correct` brings the main wallet on
 * the evening before to where today's events lead to the balance that was asked for; `play` adds them.
 */
export function planEnd(past: Past, { today, rebates }: Eve) {
  const { history, unit, book } = past
  const gifts = (history.gifts ?? []).filter(({ at }) => at >= today)
  const { min } = withdrawalLimitsOf(history.merchant.world)
  const held = history.waits ? Math.max(10 * unit, min) : 0
  const { plan, rounds, gain } = planPlay(
    past,
    history.balance + held - rebates - sum(gifts.map(({ minor }) => minor)),
  )
  const comes = rebates + gain + sum(gifts.map(({ minor }) => minor)) - held
  const span = Math.min(3 * hourMs, history.now - today)
  const from = history.now - span
  const pace = span / (3 * hourMs)
  const minuteOf = (minute: number): number => from + Math.floor((span * minute) / 180)
  return {
    correct: (at: number): void => correct(past, at, history.balance - comes - book.balance()),
    play: (): void => {
      for (const gift of gifts) addGift(past, Math.min(gift.at, from), gift)
      if (plan) addDeposit(past, from, { plan, state: 'success', pace })
      addSession(past, {
        at: minuteOf(30),
        stepMs: Math.floor((span * 100) / 180 / (rounds.length + 1)),
        rounds,
        taken: Math.min(book.balance(), sum(rounds.map(({ stake }) => stake))),
      })
      if (!history.waits) return
      addWithdrawal(past, minuteOf(150), { minor: held, state: 'reviewing', pace })
      const second = planDeposit(past, { asked: 10 * unit })
      addDeposit(past, minuteOf(160), { plan: second, state: 'verifying', pace })
    },
  }
}

interface PlannedPlay {
  readonly plan?: ReturnType<typeof planDeposit>
  readonly rounds: readonly DrawnRound[]
  /** What the main wallet gains. */
  readonly gain: number
}

/** Plans a deposit and the rounds after it that gain at most a sum; without the deposit where it alone is too much. */
function planPlay(past: Past, most: number): PlannedPlay {
  const { unit, history } = past
  const { digits } = currencyOf(history.merchant.world)
  const promotion = pickPromotion(past)
  const least = parseMinor(promotion?.minDeposit ?? '0', digits)
  const plan = planDeposit(past, { asked: Math.max(36 * unit, least), promotion })
  const deposited = plan.minor + (plan.promotion?.bonus ?? 0)
  if (deposited > most / 2) return { rounds: [], gain: 0 }
  const [{ category } = { category: '' }] = past.games
  const wanted = Math.floor((plan.promotion?.turnover ?? plan.asked) / 2)
  const rounds = drawRounds(past, wanted, most - deposited)
  const stakes = rounds.map((round) => ({ ...round, category, placedAt: history.now }))
  return { plan, rounds, gain: deposited + gainOf(rounds) - sumAbove(past, stakes) }
}

const mostRounds = 150

/** Draws rounds until they and what is open stake an amount. A win that would gain more than a sum is drawn again. */
function drawRounds(past: Past, wanted: number, most: number): readonly DrawnRound[] {
  const open = sum(past.open.map(({ required, done }) => required - done))
  const rounds: DrawnRound[] = []
  while (rounds.length < mostRounds && sum(rounds.map(({ stake }) => stake)) < wanted + open) {
    const round = drawRound(past)
    if (gainOf([...rounds, round]) <= most) rounds.push(round)
  }
  return rounds
}

function gainOf(rounds: readonly DrawnRound[]): number {
  return sum(rounds.map(({ stake, payout }) => payout - stake))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Changes the main wallet by an amount: by a withdrawal as far as there can be one, and by staff for the rest. */
function correct(past: Past, at: number, amount: number): void {
  const { history, book } = past
  const wanted = book.balance() + amount
  if (amount < 0) withdrawSum(past, at, -amount)
  const rest = wanted - book.balance()
  if (rest === 0) return
  const platform = `platform:${history.merchant.code}`
  const [from, to] = rest > 0 ? [platform, book.main] : [book.main, platform]
  const time = at + 2 * hourMs + hourMs / 2
  book.order('adjustment', {
    minor: rest,
    steps: [{ state: 'success', at: time }],
    detail: { note: '' },
    posting: { from, to, reason: 'adjustment', at: time },
  })
}
