import { type RawBuilder, sql } from 'kysely'
import type { DownlineFigures } from '../../core/contract/generated/gateway.ts'
import type { FigureRow } from '../database/agent-tables.ts'
import type { Database } from '../database/open-database.ts'
import { dayMs } from '../kit/durations.ts'
import { formatMinor } from '../ledger/ledger.ts'
import { startOfDay } from './agent-days.ts'

/** Sums of days; money in the currency's smallest unit. */
export type Sums = Pick<
  FigureRow,
  'betCount' | 'bets' | 'payout' | 'rebate' | 'bonus' | 'deposits' | 'withdrawals'
>

/** Whole days (UTC): the first one, and the one after the last one. */
export interface DayRange {
  readonly from: number
  readonly to: number
}

/** The days that team records reach back, as those of a member do (SPEC §11.83). */
const maxTeamDays = 30

interface AskedRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Returns the days of a range that was asked for, no further back than records reach. */
export function readRange({ from = 0, to }: AskedRange, now: number): DayRange {
  const today = startOfDay(now)
  const end = Math.min(to ?? Number.POSITIVE_INFINITY, today + dayMs)
  return {
    from: Math.max(startOfDay(from), today - maxTeamDays * dayMs),
    to: startOfDay(end + dayMs - 1),
  }
}

export interface FigureScope extends DayRange {
  readonly accountId: string
  /** What the account did itself, everybody below it, or both. */
  readonly scope: 'own' | 'team' | 'all'
  /** The product that counts; all if absent. */
  readonly product?: string | null | undefined
}

const columns = [
  'betCount',
  'bets',
  'payout',
  'rebate',
  'bonus',
  'deposits',
  'withdrawals',
] as const

/** The select list of the sums of `figure`. */
export const sumColumns: RawBuilder<Sums> = sql.join(
  columns.map((name) => sql`coalesce(sum(figure.${sql.ref(name)}), 0) as ${sql.ref(name)}`),
)

/** Returns what happened in some days. */
export async function sumFigures(database: Database, asked: FigureScope): Promise<Sums> {
  const { accountId, scope, product, from, to } = asked
  const { rows } = await sql<Sums>`select ${sumColumns} from figure
    where accountId = ${accountId} and scope in (${scope === 'all' ? sql`'own', 'team'` : scope})
    and day >= ${from} and day < ${to} ${product ? sql`and product = ${product}` : sql``}`.execute(
    database,
  )
  return rows[0] ?? noSums
}

const noSums: Sums = {
  betCount: 0,
  bets: 0,
  payout: 0,
  rebate: 0,
  bonus: 0,
  deposits: 0,
  withdrawals: 0,
}

/** Returns the profit of members: what they won and got, less what they bet. */
export function profitOf({ payout, bets, rebate, bonus }: Omit<Sums, 'deposits' | 'withdrawals'>) {
  return payout - bets + rebate + bonus
}

/** Counts who bet in some days. */
export async function countActive(
  database: Database,
  asked: FigureScope,
  now: number,
): Promise<number> {
  const { accountId, scope, product, from, to } = asked
  const depth = scope === 'team' ? sql`depth > 0` : scope === 'own' ? sql`depth = 0` : sql`true`
  // Who bet last in days that reach to the present bet in them: no day must be looked up.
  const isKnown = !product && to > now
  const bets = isKnown
    ? sql`true`
    : sql`exists (select 1 from figure where figure.accountId = ancestry.accountId
      and scope = 'own' and day >= ${from} and day < ${to} and betCount > 0
      ${product ? sql`and product = ${product}` : sql``})`
  const { rows } = await sql<{ count: number }>`select count(*) as count from ancestry
    where ancestorId = ${accountId} and lastBetDay >= ${Math.max(1, from)} and ${depth}
    and ${bets}`.execute(database)
  return rows[0]?.count ?? 0
}

export interface WrittenFigures {
  readonly sums: Sums
  readonly activeMembers: number
  readonly members: number
  readonly digits: number
}

export function writeFigures({ sums, digits, ...counts }: WrittenFigures): DownlineFigures {
  return {
    deposits: formatMinor(sums.deposits, digits),
    withdrawals: formatMinor(sums.withdrawals, digits),
    validBets: formatMinor(sums.bets, digits),
    profit: formatMinor(profitOf(sums), digits),
    ...counts,
  }
}
