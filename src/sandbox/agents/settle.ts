import { sql } from 'kysely'
import type { ContractKind } from '../../core/contract/generated/gateway.ts'
import type { World } from '../../core/contract/generated/world.ts'
import type { Database } from '../database/open-database.ts'
import { dayMs } from '../kit/durations.ts'
import { parseMinor } from '../ledger/ledger.ts'
import type { MoneyScope } from '../requests/money-scope.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { startOfDay, startOfMonth } from './agent-days.ts'
import {
  type ContractIncome,
  computeContracts,
  computeRebate,
  type Income,
  type Reason,
  type RebatePart,
} from './compute-income.ts'
import { moveByClock } from './contract-store.ts'
import { loadSpans } from './load-spans.ts'
import { payRebates } from './pay-rebates.ts'
import { payIncome } from './payouts.ts'
import { type Rates, readRates, shareOf } from './rates.ts'

/** The time after midnight (UTC) at which a day is settled. */
const settledAfterMs = 5 * 60_000

type Scope = Pick<MoneyScope, 'sandbox' | 'merchant'>

/** Returns when the income of agents is computed next. */
export function nextSettlement(now: number): number {
  const today = startOfDay(now) + settledAfterMs
  return now < today ? today : today + dayMs
}

/** Returns the last time at which it was due. */
export function lastSettlement(now: number): number {
  return nextSettlement(now) - dayMs
}

interface Progress {
  running: Promise<void>
  /** Epoch milliseconds; nothing is due before. */
  nextAt: number
}

const known = new WeakMap<Database, Map<string, Progress>>()

/**
 * Pays the income of a merchant's agents for the days that are over: rebates, commissions, salaries, and with
 * the end of a month dividends. Each is paid once, whenever it is asked and after a restart.
 */
export async function settleAgents({ sandbox, merchant }: Scope): Promise<void> {
  const { database } = sandbox
  const merchants = known.get(database) ?? new Map<string, Progress>()
  known.set(database, merchants)
  const progress = merchants.get(merchant.code) ?? { running: Promise.resolve(), nextAt: 0 }
  merchants.set(merchant.code, progress)
  // Whoever comes while it runs waits for it.
  const run = progress.running
    .catch(() => undefined)
    .then(async () => {
      if (sandbox.now() < progress.nextAt) return
      const settled = await settleNights({ sandbox, merchant }, sandbox.now())
      if (settled) progress.nextAt = nextSettlement(sandbox.now())
    })
  progress.running = run
  await run
}

/** Settles the nights that are due. Returns false while nobody is below anybody. */
async function settleNights({ sandbox, merchant }: Scope, now: number): Promise<boolean> {
  const { database } = sandbox
  const { code } = merchant
  const clock = await database
    .selectFrom('agentClock')
    .select('settledTo')
    .where('merchant', '=', code)
    .executeTakeFirst()
  if (!clock) return false
  const end = startOfDay(now - settledAfterMs)
  await database.transaction().execute((within) => moveByClock(within, code, now))
  if (clock.settledTo >= end) return true
  for (const accountId of await listPlayers(database, code, clock.settledTo))
    await payRebates({ sandbox, merchant }, accountId)
  for (let day = clock.settledTo; day < end; day += dayMs)
    await database.transaction().execute((within) => settleDay(within, merchant, day))
  return true
}

/** Lists the accounts of trees that bet since a day. */
async function listPlayers(database: Database, merchant: string, since: number) {
  const rows = await database
    .selectFrom('figure')
    .select('accountId')
    .distinct()
    .where('merchant', '=', merchant)
    .where('day', '>=', since)
    .where('scope', '=', 'own')
    .where('betCount', '>', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ancestry')
          .select('ancestry.depth')
          .whereRef('ancestry.accountId', '=', 'figure.accountId'),
      ),
    )
    .execute()
  return rows.map(({ accountId }) => accountId)
}

/** Pays what a day came to within a transaction, once. */
export async function settleDay(
  database: Database,
  merchant: SandboxMerchant,
  day: number,
): Promise<void> {
  const { code } = merchant
  const to = day + dayMs
  const claimed = await database
    .updateTable('agentClock')
    .set({ settledTo: to })
    .where('merchant', '=', code)
    .where('settledTo', '=', day)
    .executeTakeFirst()
  if (claimed.numUpdatedRows !== 1n) return
  const at = to + settledAfterMs
  const days = { from: day, to, at }
  const period = { merchant: code, ...days }
  for (const [accountId, income] of await computeRebates(database, merchant, day))
    if (income.minor > 0)
      await payIncome(database, { ...period, accountId, source: 'rebate' }, income)
  for (const [accountId, income] of await computeCommissions(database, merchant, day))
    await payIncome(database, { ...period, accountId, source: 'commission' }, income)
  await payContracts(database, { merchant, kind: 'dailySalary', ...days })
  await payContracts(database, { merchant, kind: 'hourlySalary', ...days })
  if (startOfMonth(to) === to)
    await payContracts(database, {
      merchant,
      kind: 'dividend',
      from: startOfMonth(day),
      to,
      at,
    })
}

interface ContractPeriod {
  readonly merchant: SandboxMerchant
  readonly kind: ContractKind
  readonly from: number
  readonly to: number
  readonly at: number
}

async function payContracts(database: Database, period: ContractPeriod): Promise<void> {
  const { merchant, kind, from, to, at } = period
  for (const income of await computeOf(database, { merchant, kind, from, to })) {
    const { span, minor, earned, debt, rest } = income
    const isNothing = minor === 0 && earned === 0 && debt === span.debt && rest === span.carryOver
    if (isNothing) continue
    const { contract, from: start, to: end } = span
    await payIncome(
      database,
      {
        merchant: merchant.code,
        accountId: contract.accountId,
        source: kind,
        from: start,
        to: end,
        contractId: contract.id,
        at,
      },
      income,
    )
  }
}

export interface ContractQuery {
  readonly merchant: SandboxMerchant
  readonly kind: ContractKind
  readonly from: number
  readonly to: number
  /** The agent whose income is asked for; everybody's if absent. */
  readonly agentId?: string
}

/** Computes what contracts of a kind come to in some days. */
export async function computeOf(
  database: Database,
  { merchant, kind, from, to, agentId }: ContractQuery,
): Promise<ContractIncome[]> {
  const days = {
    merchant: merchant.code,
    kind,
    from,
    to,
    ...(agentId !== undefined && { agentId }),
  }
  const spans = await loadSpans(database, days)
  const fee = feeRateOf(merchant.world)
  return computeContracts(
    spans,
    fee,
    ({ contract }) => agentId === undefined || contract.accountId === agentId,
  )
}

function feeRateOf({ agents }: World): number {
  return parseMinor(agents?.platformFeePercent ?? '5', 2)
}

/** Computes the rebates of a day, by agent; of one agent if it is given. */
export async function computeRebates(
  database: Database,
  merchant: SandboxMerchant,
  day: number,
  agentId?: string,
): Promise<ReadonlyMap<string, Income>> {
  const { rows } = await sql<BetRow>`select ancestry.ancestorId as uplineId, figure.accountId,
    figure.product, sum(figure.bets) as bets from ancestry
    join figure on figure.accountId = ancestry.accountId
    where figure.merchant = ${merchant.code} and figure.day = ${day} and figure.bets > 0
    and figure.scope in ('own', 'team') and ancestry.depth = 1
    ${agentId === undefined ? sql`` : sql`and ancestry.ancestorId = ${agentId}`}
    group by ancestry.ancestorId, figure.accountId, figure.product
    order by ancestry.ancestorId, figure.accountId, figure.product`.execute(database)
  const ids = new Set(rows.flatMap(({ uplineId, accountId }) => [uplineId, accountId]))
  const rates = await loadRatesOf(database, merchant, { ids: [...ids], day })
  const parts = new Map<string, Map<string, Record<string, number>>>()
  for (const { uplineId, accountId, product, bets } of rows) {
    const lines = parts.get(uplineId) ?? new Map<string, Record<string, number>>()
    parts.set(uplineId, lines)
    lines.set(accountId, { ...lines.get(accountId), [product]: bets })
  }
  return new Map(
    [...parts].map(([uplineId, lines]) => [
      uplineId,
      computeRebate(
        rates(uplineId),
        [...lines].map(
          ([accountId, bets]): RebatePart => ({ accountId, bets, rates: rates(accountId) }),
        ),
      ),
    ]),
  )
}

interface BetRow {
  readonly uplineId: string
  readonly accountId: string
  readonly product: string
  readonly bets: number
}

async function loadRatesOf(
  database: Database,
  merchant: SandboxMerchant,
  { ids, day }: { readonly ids: readonly string[]; readonly day: number },
): Promise<(accountId: string) => Rates> {
  const { rows } = await sql<{ accountId: string; fromDay: number; rates: string }>`select
    accountId, fromDay, rates from rebateRate
    where accountId in (select value from json_each(${JSON.stringify(ids)})) and fromDay <= ${day}
    order by fromDay`.execute(database)
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId)
  return (accountId) => readRates(merchant, byAccount.get(accountId) ?? []).at(day)
}

/** Computes the commissions of a day: a part of the first deposit of those who came by a link of an agent. */
async function computeCommissions(
  database: Database,
  { code, world }: SandboxMerchant,
  day: number,
): Promise<ReadonlyMap<string, Income>> {
  const rate = parseMinor(world.agents?.commissionPercent ?? '0', 2)
  if (rate === 0) return new Map()
  const { rows } = await sql<{ accountId: string; ownerId: string; minor: number }>`select
    linkRegistration.accountId, affiliateLink.accountId as ownerId, moneyOrder.minor
    from linkRegistration join affiliateLink on affiliateLink.id = linkRegistration.linkId
    join moneyOrder on moneyOrder.id = (select id from moneyOrder as first
      where first.accountId = linkRegistration.accountId and first.category = 'deposit'
      and first.state = 'success' order by first.changedAt, first.id limit 1)
    where affiliateLink.merchant = ${code} and moneyOrder.changedAt >= ${day}
    and moneyOrder.changedAt < ${day + dayMs} order by linkRegistration.accountId`.execute(database)
  const owners = Map.groupBy(rows, ({ ownerId }) => ownerId)
  return new Map(
    [...owners].map(([ownerId, deposits]) => {
      const reasons = deposits.map(
        ({ accountId, minor }): Reason => ({
          accountId,
          base: minor,
          rate,
          rateType: 'percent',
          minor: shareOf(minor, rate),
        }),
      )
      const minor = reasons.reduce((sum, reason) => sum + reason.minor, 0)
      const base = reasons.reduce((sum, reason) => sum + reason.base, 0)
      const calculation = [
        { item: 'validMembers', value: deposits.length, unit: 'count' },
        { item: 'deposits', value: base, unit: 'money' },
        { item: 'rateLevel', value: rate, unit: 'percent' },
        { item: 'income', value: minor, unit: 'money' },
      ] as const
      return [ownerId, { minor, rest: 0, debt: 0, reasons, calculation }]
    }),
  )
}
