import { sql } from 'kysely'
import type { ContractKind } from '../../core/contract/generated/gateway.ts'
import type { ContractRow } from '../database/agent-tables.ts'
import type { Database } from '../database/open-database.ts'
import { dayMs } from '../kit/durations.ts'
import { validBet } from '../play/orders.ts'
import { startOfDay } from './agent-days.ts'
import type { ContractSpan, LineFacts } from './compute-income.ts'
import { readTiers } from './contract-store.ts'
import { countActive, type DayRange, sumFigures } from './figures.ts'

export interface SpanQuery extends DayRange {
  readonly merchant: string
  readonly kind: ContractKind
  /** The agent whose contract and direct subordinates' are needed; everybody's if absent. */
  readonly agentId?: string
}

/** Loads the contracts of a kind that apply in some days, with what their lines did in these days. */
export async function loadSpans(database: Database, query: SpanQuery): Promise<ContractSpan[]> {
  const { merchant, kind, from, to, agentId } = query
  const rows = await database
    .selectFrom('contract')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('effectiveFrom', '<', to)
    .where((where) => where.or([where('endedAt', 'is', null), where('endedAt', '>=', from)]))
    .orderBy('effectiveFrom')
    .orderBy('id')
    .execute()
  const spans = rows.flatMap((row, place) => {
    const next = rows
      .slice(place + 1)
      .find(({ accountId }) => accountId === row.accountId)?.effectiveFrom
    const start = Math.max(from, row.effectiveFrom ?? 0)
    const end = Math.min(to, endOf(row), next ?? Number.POSITIVE_INFINITY)
    return end > start ? [{ row, from: start, to: end }] : []
  })
  return Promise.all(
    spans.map(async ({ row, ...days }): Promise<ContractSpan> => {
      const { id, accountId, uplineId, rateType, product } = row
      const contract = { id, kind, accountId, uplineId, rateType, tiers: readTiers(row) }
      const isNeeded = agentId === undefined || agentId === accountId || agentId === uplineId
      if (!isNeeded) return { contract, ...days, facts: [], carryOver: 0, debt: 0 }
      const asked = { accountId, product, ...days }
      const facts =
        kind === 'hourlySalary'
          ? await loadHours(database, asked)
          : [await loadLine(database, asked)]
      return { contract, ...days, facts, ...(await loadRest(database, row, days.from)) }
    }),
  )
}

/** Returns the moment from which a contract does not count: the end of the day on which it ended. */
function endOf({ endedAt, endsAt }: ContractRow): number {
  const ended = endedAt === null ? Number.POSITIVE_INFINITY : startOfDay(endedAt) + dayMs
  return Math.min(ended, endsAt ?? Number.POSITIVE_INFINITY)
}

interface LineQuery extends DayRange {
  readonly accountId: string
  readonly product: string | null
}

async function loadLine(database: Database, query: LineQuery): Promise<LineFacts> {
  const line = { ...query, scope: 'all' } as const
  const { bets, payout, rebate, bonus, deposits, withdrawals } = await sumFigures(database, line)
  const active = await countActive(database, line, Number.POSITIVE_INFINITY)
  return { bets, payout, rebate, bonus, deposits, withdrawals, active }
}

/** Loads what a line bet in each hour. */
async function loadHours(
  database: Database,
  { accountId, product, from, to }: LineQuery,
): Promise<LineFacts[]> {
  const { rows } = await sql<{ bets: number; active: number }>`select sum(${validBet}) as bets,
    count(distinct gameOrder.accountId) as active from ancestry
    join gameOrder on gameOrder.accountId = ancestry.accountId
    where ancestry.ancestorId = ${accountId} and gameOrder.state = 'settled'
    and gameOrder.settledAt >= ${from} and gameOrder.settledAt < ${to}
    ${product ? sql`and gameOrder.category = ${product}` : sql``}
    group by gameOrder.settledAt / 3600000 order by gameOrder.settledAt / 3600000`.execute(database)
  return rows.map((row) => ({
    ...row,
    payout: 0,
    rebate: 0,
    bonus: 0,
    deposits: 0,
    withdrawals: 0,
  }))
}

/** Loads what earlier periods left. */
async function loadRest(
  database: Database,
  { accountId, kind }: Pick<ContractRow, 'accountId' | 'kind'>,
  before: number,
): Promise<{ readonly carryOver: number; readonly debt: number }> {
  const last = await database
    .selectFrom('agentPayout')
    .select(['rest', 'debt'])
    .where('accountId', '=', accountId)
    .where('source', '=', kind)
    .where('toAt', '<=', before)
    .orderBy('fromAt', 'desc')
    .executeTakeFirst()
  return { carryOver: last?.rest ?? 0, debt: last?.debt ?? 0 }
}
