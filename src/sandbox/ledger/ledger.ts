import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open-database.ts'

export interface Posting {
  readonly from: string
  readonly to: string
  /** In the currency's smallest unit. */
  readonly minor: number
  readonly reason: string
  readonly createdAt: number
  /** The id of the transaction; the same one is posted only once. */
  readonly transactionId?: string
}

/** Moves money in one transaction of two rows that sum to zero. */
export async function post(database: Database, posting: Posting): Promise<void> {
  const { from, to, minor, reason, createdAt, transactionId = randomUUID() } = posting
  const shared = { transactionId, reason, createdAt }
  await database
    .insertInto('ledger')
    .values([
      { ...shared, holder: from, minor: -minor },
      { ...shared, holder: to, minor },
    ])
    .execute()
}

/** Returns the balances of all holders with a prefix, by the rest of their names. */
export async function loadBalances(
  database: Database,
  prefix: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('ledger')
    .select((select) => ['holder', select.fn.sum<number>('minor').as('total')])
    .where('holder', '>=', prefix)
    .where('holder', '<', `${prefix}\uffff`)
    .groupBy('holder')
    .execute()
  return new Map(rows.map(({ holder, total }) => [holder.slice(prefix.length), total]))
}

/**
 * Returns what a holder had after the last posting of some transactions, in the order of times. Undefined if none of
 * them is the holder's.
 */
export async function loadHolderBalance(
  database: Database,
  holder: string,
  transactionIds: readonly string[],
): Promise<number | undefined> {
  const own = database.selectFrom('ledger').where('holder', '=', holder)
  // Without an order of its own, the query reads the index of transactions and not all rows of the holder.
  const found = await own
    .select(['id', 'createdAt'])
    .where('transactionId', 'in', transactionIds)
    .execute()
  const last = found
    .toSorted((one, other) => one.createdAt - other.createdAt || one.id - other.id)
    .at(-1)
  if (!last) return undefined
  const { total } = await own
    .select(({ fn }) => fn.sum<number>('minor').as('total'))
    .where('createdAt', '<=', last.createdAt)
    .where(({ not, and, eb }) =>
      not(and([eb('createdAt', '=', last.createdAt), eb('id', '>', last.id)])),
    )
    .executeTakeFirstOrThrow()
  return total
}

/** Minor units of a decimal string; digits beyond the currency's are cut. */
export function parseMinor(amount: string, digits: number): number {
  const [whole = '0', fraction = ''] = amount.split('.')
  return Number(whole + fraction.padEnd(digits, '0').slice(0, digits))
}

/** A decimal string with the currency's digits. */
export function formatMinor(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  if (digits === 0) return sign + text
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}
