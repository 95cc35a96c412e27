import type { TurnoverEntryRow } from '../../database/money-tables.ts'
import { maxCashOutOf } from '../../money/cash-out.ts'
import { allocateStakes, leftOfDeposit, type Stake, type TakenBack } from '../../money/turnover.ts'
import { countsFor } from '../../terms/bonus-terms.ts'
import type { OpenTurnover, Past } from './past.ts'

/** Adds the turnover that a deposit or a bonus requires. */
export function requireTurnover(
  { history, book, open }: Past,
  turnover: Omit<OpenTurnover, 'id' | 'done' | 'won'> & { readonly done?: number },
): void {
  const { accountId } = history
  const entry = { done: 0, ...turnover }
  const kind = turnover.promotionId === null ? ('deposit' as const) : ('bonus' as const)
  if (turnover.required > 0)
    open.push({ ...entry, id: book.rows.turnoverEntry.length, won: turnover.bonus })
  const ended = { state: 'completed', endedAt: turnover.createdAt } as const
  const active = { state: 'active', endedAt: null } as const
  book.rows.turnoverEntry.push({
    ...entry,
    accountId,
    kind,
    ...(turnover.required > 0 ? active : ended),
  })
}

/** Returns the sum that turnovers lock. */
export function sumLocked({ open }: Past): number {
  return open.reduce((total, { locked }) => total + locked, 0)
}

/** Returns what is above the most that can be withdrawn from the open bonuses. */
export function sumCapped(past: Past): number {
  return Math.max(0, ...past.open.map((entry) => entry.won - mostOf(past, entry)))
}

function mostOf({ history }: Past, { promotionId }: OpenTurnover): number {
  return maxCashOutOf(history.merchant, promotionId) ?? Infinity
}

/** A bet of the past and what it paid. */
export interface PastStake extends Stake {
  readonly payout: number
}

/** Returns the open turnovers after some bets, as they are counted in play. */
function countStakes(past: Past, stakes: readonly PastStake[]): readonly OpenTurnover[] {
  const done = allocateStakes(past.open, stakes, countsFor(past.history.merchant))
  const gain = stakes.reduce((sum, { stake, payout }) => sum + payout - stake, 0)
  return past.open.map((entry) => ({
    ...entry,
    done: done.get(entry.id) ?? entry.done,
    won: entry.won + gain,
  }))
}

/** A bonus that is played, with what came of it above the most that can be withdrawn. */
interface PlayedBonus {
  readonly entry: OpenTurnover
  readonly above: number
}

/** Returns the turnovers that are played after some bets. Of the same winnings, each part goes back once. */
function listPlayed(past: Past, after: readonly OpenTurnover[]): readonly PlayedBonus[] {
  let taken = 0
  return after
    .filter(({ done, required }) => done >= required)
    .map((entry) => {
      const above = Math.max(0, entry.won - taken - mostOf(past, entry))
      taken += above
      return { entry, above }
    })
}

/** Returns what goes back of the bonuses that some bets would play. */
export function sumAbove(past: Past, stakes: readonly PastStake[]): number {
  return listPlayed(past, countStakes(past, stakes)).reduce((sum, { above }) => sum + above, 0)
}

/** Counts bets for the open turnovers, as they are counted in play. What is above the limit of a bonus goes back. */
export function playTurnover(past: Past, stakes: readonly PastStake[], at: number): void {
  const after = countStakes(past, stakes)
  const played = listPlayed(past, after)
  const taken = played.reduce((sum, { above }) => sum + above, 0)
  for (const { id, done } of after) change(past, id, { done })
  for (const { entry, above } of played) {
    change(past, entry.id, { state: 'completed', endedAt: at })
    takeBack(past, entry, { minor: above, at, why: 'bonusCap' })
  }
  const open = after.filter(({ done, required }) => done < required)
  past.open.splice(0, Infinity, ...open.map((entry) => ({ ...entry, won: entry.won - taken })))
}

/** Ends the bonuses that expired before a moment: what is left goes back, and the deposit keeps its own turnover. */
export function expireBonuses(past: Past, now: number): void {
  const { open } = past
  for (const entry of open.filter(({ expiresAt }) => expiresAt !== null && expiresAt <= now)) {
    const { id, orderId, bonus, expiresAt } = entry
    open.splice(open.indexOf(entry), 1)
    change(past, id, { state: 'expired', endedAt: expiresAt })
    takeBack(past, entry, { minor: bonus, at: now, why: 'bonusForfeit' })
    const left = leftOfDeposit(entry, past.asked.get(orderId) ?? 0)
    if (left) requireTurnover(past, left)
  }
}

function takeBack(
  { history, book }: Past,
  { promotionId, orderId }: OpenTurnover,
  { minor: most, at, why }: Pick<TakenBack, 'minor' | 'why'> & { readonly at: number },
): void {
  const minor = Math.min(most, book.balance())
  if (minor <= 0) return
  book.order('bonus', {
    minor: -minor,
    steps: [{ state: 'success', at }],
    detail: { promotionId: promotionId ?? '', relatedId: orderId, reason: why },
    posting: { from: book.main, to: `bonus:${history.merchant.code}`, reason: why, at },
  })
}

function change(
  { book }: Past,
  place: number,
  set: Partial<Pick<TurnoverEntryRow, 'done' | 'state' | 'endedAt'>>,
): void {
  const row = book.rows.turnoverEntry[place]
  if (row) book.rows.turnoverEntry[place] = { ...row, ...set }
}
