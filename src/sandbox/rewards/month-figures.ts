import type { Database } from '../database/open-database.ts'
import { validBet } from '../play/orders.ts'
import type { MinorTargets } from '../terms/level-terms.ts'
import { startOfDayIn } from '../world/zone-days.ts'

/** A time of an account. */
export interface AccountSpan {
  readonly accountId: string
  /** Epoch milliseconds; the end is not included. */
  readonly from: number
  readonly to: number
}

/** Sums the valid bets of settled orders, in the smallest unit; of some game categories if they are given. */
export async function sumValidBets(
  database: Database,
  { accountId, from, to }: AccountSpan,
  categories?: readonly string[],
): Promise<number> {
  const all = database
    .selectFrom('gameOrder')
    .select(({ fn }) => fn.sum<number | null>(validBet).as('total'))
    .where('accountId', '=', accountId)
    .where('state', '=', 'settled')
    .where('settledAt', '>=', from)
    .where('settledAt', '<', to)
  const wanted = categories ? all.where('category', 'in', [...categories]) : all
  return (await wanted.executeTakeFirst())?.total ?? 0
}

/** Returns the sum of the deposits that were credited, in the smallest unit, and their number. */
export async function sumDeposits(
  database: Database,
  { accountId, from, to }: AccountSpan,
): Promise<{ readonly minor: number; readonly count: number }> {
  const row = await database
    .selectFrom('moneyOrder')
    .select(({ fn }) => [
      fn.sum<number | null>('minor').as('total'),
      fn.countAll<number>().as('count'),
    ])
    .where('accountId', '=', accountId)
    .where('category', '=', 'deposit')
    .where('state', '=', 'success')
    .where('changedAt', '>=', from)
    .where('changedAt', '<', to)
    .executeTakeFirst()
  return { minor: row?.total ?? 0, count: row?.count ?? 0 }
}

/** Returns what an account did in a month of a zone, as levels count it. */
export async function sumMonth(
  database: Database,
  accountId: string,
  { zone, month, end }: { readonly zone: string; readonly month: string; readonly end: string },
): Promise<MinorTargets> {
  const span = {
    accountId,
    from: startOfDayIn(zone, `${month}-01`),
    to: startOfDayIn(zone, `${end}-01`),
  }
  const turnover = await sumValidBets(database, span)
  const deposits = await sumDeposits(database, span)
  return { turnover, deposits: deposits.minor }
}
