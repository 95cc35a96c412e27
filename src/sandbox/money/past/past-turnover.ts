import type { TurnoverEntryRow } from '../../database/money-tables.ts'
import { countsFor } from '../bonus-terms.ts'
import { allocateStakes, leftOfDeposit, type Stake } from '../turnover.ts'
import type { OpenTurnover, Past } from './past.ts'

/** Adds the turnover that a deposit or a bonus requires. */
export function requireTurnover(
  { history, book, open }: Past,
  turnover: Omit<OpenTurnover, 'id' | 'done'> & { readonly done?: number },
): void {
  const { accountId } = history
  const entry = { done: 0, ...turnover }
  const kind = turnover.promotionId === null ? ('deposit' as const) : ('bonus' as const)
  if (turnover.required > 0) open.push({ ...entry, id: book.rows.turnoverEntry.length })
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

/** Counts stakes for the open turnovers, as they are counted in play. */
export function playTurnover(past: Past, stakes: readonly Stake[], at: number): void {
  const done = allocateStakes(past.open, stakes, countsFor(past.history.merchant))
  const after = past.open.map((entry) => ({ ...entry, done: done.get(entry.id) ?? entry.done }))
  for (const entry of after)
    change(past, entry.id, {
      done: entry.done,
      ...(entry.done >= entry.required && { state: 'completed', endedAt: at }),
    })
  past.open.splice(0, Infinity, ...after.filter(({ done, required }) => done < required))
}

/** Ends the bonuses that expired before a moment: what is left goes back, and the deposit keeps its own turnover. */
export function expireBonuses(past: Past, now: number): void {
  const { history, book, open } = past
  for (const entry of open.filter(({ expiresAt }) => expiresAt !== null && expiresAt <= now)) {
    const { id, orderId, promotionId, bonus, expiresAt } = entry
    open.splice(open.indexOf(entry), 1)
    change(past, id, { state: 'expired', endedAt: expiresAt })
    const minor = Math.min(bonus, book.balance())
    if (minor > 0)
      book.order('bonus', {
        minor: -minor,
        steps: [{ state: 'success', at: now }],
        detail: { promotionId: promotionId ?? '', relatedId: orderId },
        posting: {
          from: book.main,
          to: `bonus:${history.merchant.code}`,
          reason: 'bonusForfeit',
          at: now,
        },
      })
    const left = leftOfDeposit(entry, past.asked.get(orderId) ?? 0)
    if (left) requireTurnover(past, left)
  }
}

function change(
  { book }: Past,
  place: number,
  set: Partial<Pick<TurnoverEntryRow, 'done' | 'state' | 'endedAt'>>,
): void {
  const row = book.rows.turnoverEntry[place]
  if (row) book.rows.turnoverEntry[place] = { ...row, ...set }
}
