import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

export interface PostingRow {
  readonly id: number
  readonly holder: string
  readonly transactionId: string
  readonly minor: number
  readonly reason: string
  readonly createdAt: number
  /** What the holder has after it. */
  readonly balance: number
}

export interface PostingsFilter {
  /** The beginning of the holders' names. */
  readonly prefix: string
  readonly holder?: string
  readonly reason?: string
  /** Epoch milliseconds. */
  readonly from: number | undefined
  readonly to: number | undefined
  readonly pageNum: number
  readonly pageSize: number
}

export interface PostingsPage {
  readonly rows: readonly PostingRow[]
  /** The sums over all pages. */
  readonly came: number
  readonly went: number
  readonly count: number
}

/** Lists a page of the postings of some holders, the latest first, each with the holder's balance after it. */
export async function listPostings(
  database: Database,
  { prefix, holder, reason, from, to, pageNum, pageSize }: PostingsFilter,
): Promise<PostingsPage> {
  const conditions = [
    ...(reason === undefined ? [] : [sql`reason = ${reason}`]),
    ...(holder === undefined ? [] : [sql`holder = ${holder}`]),
    ...(from === undefined ? [] : [sql`createdAt >= ${from}`]),
    ...(to === undefined ? [] : [sql`createdAt < ${to}`]),
    sql`true`,
  ]
  const all = sql`(select id, holder, transactionId, minor, reason, createdAt,
    sum(minor) over (partition by holder order by createdAt, id) as balance
    from ledger where holder >= ${prefix} and holder < ${`${prefix}\uffff`})`
  const wanted = sql`from ${all} where ${sql.join(conditions, sql` and `)}`
  const sums = await sql<Omit<PostingsPage, 'rows'>>`select count(*) as count,
    coalesce(sum(max(minor, 0)), 0) as came, coalesce(sum(min(minor, 0)), 0) as went ${wanted}`.execute(
    database,
  )
  const { rows } = await sql<PostingRow>`select * ${wanted} order by createdAt desc, id desc
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(database)
  return { count: 0, came: 0, went: 0, ...sums.rows[0], rows }
}
