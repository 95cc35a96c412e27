import type {
  DayIncome,
  IncomeCalculation,
  IncomeSource,
} from '../../../core/contract/generated/gateway.ts'
import { nameMonth, parseMonth, startOfDay, startOfMonth } from '../../agents/agent-days.ts'
import type { Income } from '../../agents/compute-income.ts'
import { countActive, sumFigures } from '../../agents/figures.ts'
import {
  describePayout,
  loadReasons,
  reasonsOfPage,
  writeCalculation,
} from '../../agents/payouts.ts'
import { computeOf, computeRebates, lastSettlement, nextSettlement } from '../../agents/settle.ts'
import type { AgentPayoutRow, StoredCalculationRow } from '../../database/agent-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { countPages } from '../../kit/count-pages.ts'
import { dayMs } from '../../kit/durations.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { formatMinor } from '../../ledger/ledger.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { currencyOf } from '../../world/currency.ts'
import { presentAgent } from './agent-request.ts'
import { pageSize, periodOf } from './team.ts'

type Reader = Pick<SandboxRequest<'agentIncome'>, 'merchant' | 'sandbox'>

/** What an agent earns of the days that are not settled: those from the last settlement on, and the month's dividend. */
interface Estimate {
  readonly source: IncomeSource
  readonly day: number
  readonly income: Income
  readonly contractId?: number
}

const salaries = ['dailySalary', 'hourlySalary'] as const

/** Computes what the days that are not settled come to so far. */
async function estimate({ merchant, sandbox }: Reader, agentId: string): Promise<Estimate[]> {
  const { database } = sandbox
  const now = sandbox.now()
  const days = [startOfDay(lastSettlement(now)), startOfDay(now)]
  const estimates: Estimate[] = []
  for (const day of new Set(days)) {
    const rebate = (await computeRebates(database, merchant, day, agentId)).get(agentId)
    if (rebate) estimates.push({ source: 'rebate', day, income: rebate })
    for (const kind of salaries) {
      const query = { merchant, kind, from: day, to: day + dayMs, agentId }
      for (const income of await computeOf(database, query))
        estimates.push({ source: kind, day, income, contractId: income.span.contract.id })
    }
  }
  const month = startOfMonth(now)
  const dividends = {
    merchant,
    kind: 'dividend',
    from: month,
    to: startOfDay(now) + dayMs,
    agentId,
  } as const
  for (const income of await computeOf(database, dividends))
    estimates.push({
      source: 'dividend',
      day: startOfDay(now),
      income,
      contractId: income.span.contract.id,
    })
  return estimates
}

/** Lists what was settled for the days of a range, by the day that it is for; dividends by their last day. */
function listPayouts(
  database: Database,
  accountId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<AgentPayoutRow[]> {
  return database
    .selectFrom('agentPayout')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('toAt', '>', from)
    .where('toAt', '<=', to)
    .orderBy('id')
    .execute()
}

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0)

/** Returns the income of a period by source, with an estimate of what is not settled yet (SPEC §11.81). */
const teamKpiB: Handler<'teamKpiB'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { database } = sandbox
  const agent = await presentAgent(request)
  const { digits } = currencyOf(merchant.world)
  const now = sandbox.now()
  const { period } = query
  const range = periodOf(period, now)
  const settled = await listPayouts(database, agent.id, range)
  const open = (await estimate(request, agent.id)).filter(
    ({ day, source }) =>
      day >= range.from && day < range.to && (source !== 'dividend' || period === 'month'),
  )
  const parts = [
    ...settled.map(({ source, minor, toAt }) => ({ source, minor, day: toAt - dayMs })),
    ...open.flatMap((one) =>
      one.source === 'dividend' ? spread(one, range.from) : [datedOf(one)],
    ),
  ]
  const sums = Map.groupBy(parts, ({ source }) => source)
  const amount = sumOf(parts.map(({ minor }) => minor))
  const sources = [...sums]
    .map(([source, rows]) => ({ source, minor: sumOf(rows.map(({ minor }) => minor)) }))
    .toSorted((one, other) => other.minor - one.minor)
    .map(({ source, minor }) => ({ source, amount: formatMinor(minor, digits) }))
  return {
    period,
    amount: formatMinor(amount, digits),
    sources,
    ...(period === 'month' && describeMonth(parts, { now, digits })),
    updatedAt: now,
    nextUpdateAt: nextSettlement(now),
  }
}

interface DatedPart {
  readonly source: IncomeSource
  readonly minor: number
  readonly day: number
}

function datedOf({ source, day, income }: Estimate): DatedPart {
  return { source, minor: income.minor, day }
}

/** Divides an estimate of a month so far over its days, in whole minor units: it grew day by day. */
function spread({ source, day: last, income }: Estimate, from: number): DatedPart[] {
  const count = (last - from) / dayMs + 1
  const upTo = (days: number): number => Math.trunc((income.minor * days) / count)
  return Array.from({ length: count }, (_, at) => ({
    source,
    minor: upTo(at + 1) - upTo(at),
    day: from + at * dayMs,
  }))
}

function describeMonth(
  parts: readonly DatedPart[],
  { now, digits }: { readonly now: number; readonly digits: number },
) {
  const from = startOfMonth(now)
  const end = startOfMonth(now, 1)
  const today = startOfDay(now)
  const gone = (today - from) / dayMs + 1
  const whole = (end - from) / dayMs
  const amount = sumOf(parts.map(({ minor }) => minor))
  const byDay = Map.groupBy(parts, ({ day }) => day)
  const days: DayIncome[] = []
  for (let day = from; day <= today; day += dayMs)
    days.push({
      day,
      amount: formatMinor(sumOf((byDay.get(day) ?? []).map(({ minor }) => minor)), digits),
    })
  return {
    expected: formatMinor(Math.round((amount / gone) * whole), digits),
    daysLeft: whole - gone + 1,
    days,
  }
}

/** Returns a month's income by source with its whole calculation (SPEC §11.84). */
const agentIncome: Handler<'agentIncome'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { database } = sandbox
  const agent = await presentAgent(request)
  const { digits } = currencyOf(merchant.world)
  const now = sandbox.now()
  const from = query.month === undefined ? startOfMonth(now) : parseMonth(query.month)
  if (from === undefined || from > now) throw new GatewayRefusal('request_param_err')
  const to = startOfMonth(from, 1)
  const isPresent = from === startOfMonth(now)
  const settled = await listPayouts(database, agent.id, { from, to })
  const open = isPresent
    ? (await estimate(request, agent.id)).filter(({ day }) => day >= from && day < to)
    : []
  const facts = {
    active: await countActive(database, { accountId: agent.id, scope: 'team', from, to }, now),
    bets: (await sumFigures(database, { accountId: agent.id, scope: 'team', from, to })).bets,
  }
  const sources = (
    ['rebate', 'commission', 'dailySalary', 'hourlySalary', 'dividend'] as const
  ).flatMap((source) => {
    const paid = settled.filter((row) => row.source === source)
    const estimated = open.filter((one) => one.source === source)
    return paid.length + estimated.length === 0
      ? []
      : [describeSource({ source, paid, open: estimated, facts, digits })]
  })
  const total = [...settled.map(({ minor }) => minor), ...open.map(({ income }) => income.minor)]
  return {
    month: nameMonth(from),
    from,
    to,
    daysLeft: isPresent ? (to - startOfDay(now)) / dayMs : 0,
    amount: formatMinor(sumOf(total), digits),
    paid: formatMinor(sumOf(settled.map(({ minor }) => minor)), digits),
    sources,
    updatedAt: now,
    nextUpdateAt: nextSettlement(now),
  }
}

interface SourceParts {
  readonly source: IncomeSource
  readonly paid: readonly AgentPayoutRow[]
  readonly open: readonly Estimate[]
  readonly facts: { readonly active: number; readonly bets: number }
  readonly digits: number
}

/** The items that are those of the last calculation; all others add up over days and contracts. */
const notAdditive: readonly StoredCalculationRow['item'][] = ['validMembers', 'rateLevel']

function describeSource({ source, paid, open, facts, digits }: SourceParts): IncomeCalculation {
  const calculations = [
    ...paid.map(({ calculation }): StoredCalculationRow[] => JSON.parse(calculation)),
    ...open.map(({ income }) => [...income.calculation]),
  ]
  const last = calculations.at(-1) ?? []
  const rows =
    source === 'dividend' && calculations.length === 1
      ? last
      : mergeRows(calculations, source === 'rebate' ? facts : undefined)
  const contractId = open.at(-1)?.contractId ?? paid.at(-1)?.contractId
  const amount = sumOf([
    ...paid.map(({ minor }) => minor),
    ...open.map(({ income }) => income.minor),
  ])
  return {
    source,
    amount: formatMinor(amount, digits),
    settled: open.length === 0,
    rows: writeCalculation(rows, digits),
    ...(contractId != null && { contractId: String(contractId) }),
  }
}

/** Adds up the calculations of several days, in the order of their items. */
function mergeRows(
  calculations: readonly (readonly StoredCalculationRow[])[],
  facts: SourceParts['facts'] | undefined,
): StoredCalculationRow[] {
  const merged = new Map<StoredCalculationRow['item'], StoredCalculationRow>()
  const order: readonly StoredCalculationRow['item'][] = [
    'validMembers',
    'validBets',
    'gameProfit',
    'rebatesIssued',
    'promotionsIssued',
    'deposits',
    'withdrawals',
    'platformFee',
    'carryOver',
    'base',
    'rateLevel',
    'earned',
    'givenOn',
    'shortfall',
    'rest',
    'income',
  ]
  if (facts)
    merged.set('validMembers', { item: 'validMembers', value: facts.active, unit: 'count' })
  for (const row of calculations.flat()) {
    const before = merged.get(row.item)
    const adds = !notAdditive.includes(row.item)
    // The level that was reached last, and not that of a day without bets.
    const value = adds ? (before?.value ?? 0) + row.value : row.value || (before?.value ?? 0)
    if (!(facts && row.item === 'validMembers')) merged.set(row.item, { ...row, value })
  }
  return order.flatMap((item) => merged.get(item) ?? [])
}

/** Lists what was paid, the latest first; sums are of all that match. */
const contractPayouts: Handler<'contractPayouts'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { database } = sandbox
  const agent = await presentAgent(request)
  const { digits } = currencyOf(merchant.world)
  const { source, from, to, pageNum = 1 } = query
  let wanted = database
    .selectFrom('agentPayout')
    .where('accountId', '=', agent.id)
    .where('orderId', 'is not', null)
  if (source) wanted = wanted.where('source', '=', source)
  if (from !== undefined) wanted = wanted.where('paidAt', '>=', from)
  if (to !== undefined) wanted = wanted.where('paidAt', '<', to)
  const { count, total } = await wanted
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('minor').as('total'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll()
    .orderBy('paidAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return {
    payouts: await Promise.all(rows.map((row) => describePayout(database, row, digits))),
    total: formatMinor(total ?? 0, digits),
    pageNum,
    totalPages: countPages(count, pageSize),
  }
}

/** Returns a payout with its calculation and a page of its parts. */
const agentPayout: Handler<'agentPayout'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { database } = sandbox
  const agent = await presentAgent(request)
  const { digits } = currencyOf(merchant.world)
  const { payoutId, pageNum = 1 } = query
  const row = await database
    .selectFrom('agentPayout')
    .selectAll()
    .where('accountId', '=', agent.id)
    .where('orderId', 'is not', null)
    .where('id', '=', /^\d{1,15}$/.test(payoutId) ? Number(payoutId) : -1)
    .executeTakeFirst()
  if (!row) throw new GatewayRefusal('order.notFound', { status: 404 })
  const parts = await loadReasons(database, { payoutId: row.id, pageNum, digits })
  return {
    payout: await describePayout(database, row, digits),
    rows: writeCalculation(JSON.parse(row.calculation), digits),
    ...parts,
    pageNum,
    totalPages: countPages(parts.reasonCount, reasonsOfPage),
  }
}

export const incomeHandlers = { agentIncome, agentPayout, contractPayouts, teamKpiB }
