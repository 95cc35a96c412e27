import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The content of a closed sandbox's database, read from its file. */
export interface Books {
  /** Over all rows of the ledger. */
  readonly sum: number
  /** The lowest that any member's wallet ever was. */
  readonly lowest: number
  readonly orders: readonly BookedOrder[]
  /** By account: what it began with, what its rounds changed, and what it has. */
  readonly accounts: readonly { opening: number; change: number; balance: number }[]
}

export interface BookedOrder {
  readonly id: number
  readonly kind: string
  readonly state: string
  readonly stake: number
  readonly payout: number
  /** The sum of its postings to the member's wallet. */
  readonly moved: number
  /** The sum of its stakes. */
  readonly staked: number
  readonly paid: number
}

const ordersSql = `
  SELECT id, kind, state, stake, payout,
    (SELECT coalesce(sum(minor), 0) FROM ledger
      WHERE transactionId LIKE 'order:' || o.id || ':%' AND holder LIKE 'member:%') AS moved,
    (SELECT sum(stake) FROM suborder WHERE orderId = o.id) AS staked,
    (SELECT sum(payout) FROM suborder WHERE orderId = o.id) AS paid
  FROM gameOrder AS o ORDER BY id`

const lowestSql = `
  SELECT coalesce(min(held), 0) AS lowest FROM (
    SELECT sum(minor) OVER (PARTITION BY holder ORDER BY id) AS held
    FROM ledger WHERE holder LIKE 'member:%')`

const accountsSql = `
  SELECT
    (SELECT coalesce(sum(minor), 0) FROM ledger
      WHERE reason = 'opening' AND holder = 'member:' || a.id || ':main') AS opening,
    (SELECT coalesce(sum(payout - stake), 0) FROM gameOrder WHERE accountId = a.id) AS change,
    (SELECT coalesce(sum(minor), 0) FROM ledger WHERE holder LIKE 'member:' || a.id || ':%') AS balance
  FROM account AS a`

export function readBooks(data: string): Books {
  const sqlite = new DatabaseSync(join(data, 'sandbox.db'))
  // SQLite answers rows as it has them: each query names what its type does.
  const all = <T>(sql: string): T[] => sqlite.prepare(sql).all() as T[]
  const [total] = all<{ sum: number }>('SELECT sum(minor) AS sum FROM ledger')
  const [floor] = all<{ lowest: number }>(lowestSql)
  const books = {
    sum: total?.sum ?? Number.NaN,
    lowest: floor?.lowest ?? Number.NaN,
    orders: all<BookedOrder>(ordersSql),
    accounts: all<{ opening: number; change: number; balance: number }>(accountsSql),
  }
  sqlite.close()
  return books
}
