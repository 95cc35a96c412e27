import { hourMs, minuteMs } from '../../kit/durations.ts'
import { maskText } from '../../kit/mask-text.ts'
import { between } from '../../kit/random.ts'
import { withdrawalLimitsOf } from '../../money/withdrawal-limits.ts'
import type { Past } from './past.ts'
import { heldMs } from './past-deposits.ts'
import { sumCapped, sumLocked } from './past-turnover.ts'

/** Returns what a member can withdraw. */
function sumAvailable(past: Past): number {
  const balance = past.book.balance()
  return Math.max(0, balance - sumLocked(past) - sumCapped(past))
}

export interface PastWithdrawal {
  readonly minor: number
  readonly state: 'paid' | 'rejected' | 'reviewing'
  /** The length of the cashier's minutes; 1 by default. */
  readonly pace?: number
}

/** Adds a withdrawal to the account of the member. */
export function addWithdrawal(
  past: Past,
  at: number,
  { minor, state, pace = 1 }: PastWithdrawal,
): void {
  const { history, book, random, card } = past
  const { world, code } = history.merchant
  const { fee, minutes } = withdrawalLimitsOf(world)
  const endedAt = at + between(random, 10, Math.max(10, minutes)) * minuteMs
  const isPaid = state === 'paid'
  const hold = `hold:${code}`
  const id = book.order('withdrawal', {
    minor: -minor,
    fee,
    steps: [
      { state: 'submitted', at },
      { state: 'reviewing', at: at + Math.floor(2 * minuteMs * pace) },
      ...(isPaid ? [{ state: 'paying', at: at + 6 * minuteMs }] : []),
      ...(state === 'reviewing' ? [] : [{ state, at: endedAt }]),
    ],
    detail: {
      bankCode: card.bankCode,
      number: maskText(card.number, { end: 4 }),
      holder: maskText(card.holder, { start: 1 }),
      minutes,
      ...(state === 'rejected' && { reason: 'accountClosed' as const, refunded: true as const }),
      ...(state === 'reviewing' && { heldUntil: history.now + heldMs }),
    },
    posting: { from: book.main, to: hold, reason: 'withdrawal', at },
  })
  if (isPaid)
    book.post(hold, `bank:${code}`, minor, {
      reason: 'withdrawal',
      at: endedAt,
      transactionId: `money:${id}:paid`,
    })
  if (state === 'rejected')
    book.post(hold, book.main, minor, {
      reason: 'withdrawalRefund',
      at: endedAt,
      transactionId: `money:${id}:refund`,
    })
}

/** Withdraws an evening's winnings if there are some. */
export function withdrawInEvening(past: Past, at: number): void {
  const { history, random, unit } = past
  const { min, max } = withdrawalLimitsOf(history.merchant.world)
  const minor = Math.min(max, Math.max(min, 50 * unit))
  if (sumAvailable(past) < 3 * minor || random() > 0.6) return
  addWithdrawal(past, at, { minor, state: random() < 0.15 ? 'rejected' : 'paid' })
}

/** Withdraws a sum as far as it can be withdrawn on one evening. */
export function withdrawSum(past: Past, at: number, sum: number): void {
  const { min, max, countMax } = withdrawalLimitsOf(past.history.merchant.world)
  let left = Math.min(sum, sumAvailable(past))
  for (let count = 0; count < countMax && left >= min; count += 1) {
    const minor = Math.min(left, max)
    addWithdrawal(past, at + count * hourMs, { minor, state: 'paid' })
    left -= minor
  }
}
