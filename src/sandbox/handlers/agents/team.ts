import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { platformExcludedTypes } from '../../../core/contract/agent-types.ts'
import type {
  Downline,
  DownlinePlace,
  SubordinateFigures,
  SubordinateTotals,
} from '../../../core/contract/generated/gateway.ts'
import { loadAccountState } from '../../accounts/accounts.ts'
import { startOfDay, startOfMonth } from '../../agents/agent-days.ts'
import {
  countActive,
  type DayRange,
  profitOf,
  readRange,
  type Sums,
  sumColumns,
  sumFigures,
  writeFigures,
} from '../../agents/figures.ts'
import { loadBounds } from '../../agents/rates.ts'
import { countBelow, findPath, isAgentType, nameType } from '../../agents/tree.ts'
import type { AccountRow } from '../../database/account-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { countPages } from '../../kit/count-pages.ts'
import { dayMs } from '../../kit/durations.ts'
import { formatMinor, loadBalances } from '../../ledger/ledger.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { currencyOf } from '../../world/currency.ts'
import type { SandboxMerchant } from '../../world/sandbox-merchant.ts'
import { isFlagOn } from '../../world/sandbox-settings.ts'
import { presentAgent, requireDownline } from './agent-request.ts'

export const pageSize = 20

type Reader = Pick<SandboxRequest<'downlines'>, 'merchant' | 'sandbox' | 'settings'>

/** Returns the days of a period of team figures. */
export function periodOf(period: 'today' | 'yesterday' | 'month', now: number): DayRange {
  const today = startOfDay(now)
  if (period === 'yesterday') return { from: today - dayMs, to: today }
  return { from: period === 'today' ? today : startOfMonth(now), to: today + dayMs }
}

const teamKpiA: Handler<'teamKpiA'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { database } = sandbox
  const agent = await presentAgent(request)
  const { digits } = currencyOf(merchant.world)
  const { period } = query
  const range = periodOf(period, sandbox.now())
  const counts = await sql<{ all: number; agents: number; fresh: number }>`select
    count(*) as "all", coalesce(sum(${isAgent(merchant)}), 0) as agents,
    coalesce(sum(account.createdAt >= ${range.from} and account.createdAt < ${range.to}), 0) as fresh
    from ancestry join account on account.id = ancestry.accountId
    where ancestry.ancestorId = ${agent.id} and ancestry.depth > 0`.execute(database)
  const { all = 0, agents = 0, fresh = 0 } = counts.rows[0] ?? {}
  const team = { accountId: agent.id, scope: 'team', ...range } as const
  const sums = await sumFigures(database, team)
  const activeMembers = await countActive(database, team, sandbox.now())
  const { members: teamSize, ...figures } = writeFigures({
    sums,
    activeMembers,
    members: all,
    digits,
  })
  return {
    period,
    ...range,
    teamSize,
    agents,
    newMembers: fresh,
    ...figures,
    updatedAt: sandbox.now(),
  }
}

/** A condition on `account.type`. */
function isAgent(merchant: SandboxMerchant): RawBuilder<SqlBool> {
  const excluded = merchant.agentExcludedTypes ?? platformExcludedTypes
  return sql<SqlBool>`account.type not in (${sql.join([...excluded])})`
}

/** Somebody whose team is listed, with the way from the agent. */
interface Parent {
  readonly account: AccountRow
  /** The level below the agent; 0 for the agent. */
  readonly depth: number
  readonly path: DownlinePlace[]
}

async function findParent(
  database: Database,
  agent: AccountRow,
  username: string | undefined,
): Promise<Parent> {
  if (username === undefined) return { account: agent, depth: 0, path: [] }
  const found = await requireDownline(database, agent, username)
  return { ...found, path: await findPath(database, agent.id, found) }
}

/** Returns a pattern that finds a part of a user name. */
function partOf(search: string): string {
  return `%${search
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')}%`
}

interface DownlineRow extends AccountRow {
  readonly depth: number
  readonly state: 'frozen' | 'disabled' | null
  /** The number of all that match. */
  readonly found?: number
}

const downlines: Handler<'downlines'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { database } = sandbox
  const agent = await presentAgent(request)
  const parent = await findParent(database, agent, query.parent)
  const { search = '', type, state, level, sort = 'joined', pageNum = 1 } = query
  const range = readRange(query, sandbox.now())
  const all = search.trim() !== '' && level === undefined
  const conditions = [
    sql`ancestry.ancestorId = ${parent.account.id}`,
    all ? sql`ancestry.depth > 0` : sql`ancestry.depth = ${Math.max(1, level ?? 1)}`,
    ...(search.trim() === '' ? [] : [sql`account.usernameKey like ${partOf(search)} escape '\\'`]),
    ...(type ? [type === 'agent' ? isAgent(merchant) : sql`not ${isAgent(merchant)}`] : []),
    ...(state ? [sql`coalesce(accountState.state, 'enabled') = ${state}`] : []),
  ]
  // A search looks through the names first, and looks up the place of those that match.
  const tables =
    search.trim() === ''
      ? sql`ancestry join account on account.id = ancestry.accountId`
      : sql`account cross join ancestry on ancestry.accountId = account.id`
  const wanted = sql`from ${tables} left join accountState on accountState.accountId = account.id
    where account.merchant = ${merchant.code} and ${sql.join(conditions, sql` and `)}`
  const { rows } = await sql<DownlineRow>`select account.*, ancestry.depth as depth,
    accountState.state as state, count(*) over () as found ${wanted}
    order by ${orderOf(sort, range)}, account.id
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(database)
  const counted =
    rows.length > 0 || pageNum === 1
      ? undefined
      : await sql<{ count: number }>`select count(*) as count ${wanted}`.execute(database)
  const count = rows[0]?.found ?? counted?.rows[0]?.count ?? 0
  const { digits } = currencyOf(merchant.world)
  const team = { accountId: parent.account.id, scope: 'team', ...range } as const
  const below = await countBelow(database, [parent.account.id])
  return {
    path: parent.path,
    downlines: await describeDownlines(request, rows, parent.depth),
    figures: writeFigures({
      sums: await sumFigures(database, team),
      activeMembers: await countActive(database, team, sandbox.now()),
      members: below.get(parent.account.id) ?? 0,
      digits,
    }),
    totalCount: count,
    pageNum,
    totalPages: countPages(count, pageSize),
  }
}

type Sort = NonNullable<SandboxRequest<'downlines'>['query']['sort']>

function orderOf(sort: Sort, { from, to }: DayRange): RawBuilder<unknown> {
  if (sort === 'joined') return sql`account.createdAt desc`
  if (sort === 'balance')
    return sql`(select coalesce(sum(minor), 0) from ledger
    where holder >= 'member:' || account.id || ':' and holder < 'member:' || account.id || ';') desc`
  const value = sort === 'validBets' ? sql`sum(bets)` : sql`sum(payout - bets + rebate + bonus)`
  return sql`(select coalesce(${value}, 0) from figure where figure.accountId = account.id
    and scope = 'own' and day >= ${from} and day < ${to}) desc`
}

async function describeDownlines(
  { sandbox, merchant }: Reader,
  rows: readonly DownlineRow[],
  depth: number,
): Promise<Downline[]> {
  const { database } = sandbox
  const { digits } = currencyOf(merchant.world)
  const below = await countBelow(
    database,
    rows.map(({ id }) => id),
  )
  return Promise.all(
    rows.map(async (row): Promise<Downline> => {
      const balances = await loadBalances(database, `member:${row.id}:`)
      const total = [...balances.values()].reduce((sum, minor) => sum + minor, 0)
      return {
        username: row.username,
        ...(row.nickname !== null && { nickname: row.nickname }),
        iconId: row.iconId,
        type: nameType(merchant, row.type),
        state: row.state ?? 'enabled',
        level: depth + row.depth,
        joinedAt: row.createdAt,
        ...(row.lastLoginAt !== null && { lastLoginAt: row.lastLoginAt }),
        balance: formatMinor(total, digits),
        downlines: below.get(row.id) ?? 0,
      }
    }),
  )
}

/** Describes one subordinate, as lists do. */
export async function describeDownline(
  reader: Reader,
  account: AccountRow,
  depth: number,
): Promise<Downline> {
  const state = (await loadAccountState(reader.sandbox.database, account.id)) ?? null
  const [described] = await describeDownlines(reader, [{ ...account, depth, state }], 0)
  if (!described) throw new Error('One row is described')
  return described
}

const downline: Handler<'downline'> = async (request) => {
  const { sandbox, merchant, settings, query } = request
  const { database, now } = sandbox
  const agent = await presentAgent(request)
  const found = await requireDownline(database, agent, query.username)
  const { account, depth } = found
  const { digits } = currencyOf(merchant.world)
  const own = { accountId: account.id, scope: 'own', ...readRange(query, now()) } as const
  const sums = await sumFigures(database, own)
  const described = await describeDownline(request, account, depth)
  const direct = depth === 1
  const contracts = await database
    .selectFrom('contract')
    .select(['id', 'kind', 'state'])
    .where('accountId', '=', account.id)
    .where('uplineId', '=', agent.id)
    .where('state', 'in', ['P', 'E', 'V'])
    .orderBy('id')
    .execute()
  return {
    downline: described,
    figures: writeFigures({ sums, activeMembers: sums.betCount > 0 ? 1 : 0, members: 1, digits }),
    path: await findPath(database, agent.id, found),
    rebates: await loadBounds(database, merchant, account.id, now()),
    rebatePaid: formatMinor(sums.rebate, digits),
    direct,
    canTransfer: isFlagOn(settings, 'MEMTRANS3') && described.state === 'enabled',
    canPromote: direct && !isAgentType(merchant, account.type),
    contracts: contracts.map(({ id, kind, state }) => ({
      kind,
      contractId: String(id),
      status: state,
    })),
  }
}

interface SubordinateRow extends Sums {
  readonly id: string
  readonly username: string
  readonly type: number
}

/** Lists the bets of direct subordinates, each with everybody below. Sums are those of whole days. */
const subordinates: Handler<'subordinates'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { database } = sandbox
  const agent = await presentAgent(request)
  const parent = await findParent(database, agent, query.parent)
  const { search = '', gameCategory, pageNum = 1 } = query
  const { from, to } = readRange(query, sandbox.now())
  const { digits } = currencyOf(merchant.world)
  const named =
    search.trim() === ''
      ? sql`ancestry.depth = 1`
      : sql`ancestry.depth > 0
    and account.usernameKey like ${partOf(search)} escape '\\'`
  const product = gameCategory ? sql`and figure.product = ${gameCategory}` : sql``
  const wanted = sql`from ancestry join account on account.id = ancestry.accountId
    left join figure on figure.accountId = account.id and figure.day >= ${from}
    and figure.day < ${to} ${product}
    where ancestry.ancestorId = ${parent.account.id} and ${named}`
  const counted = await sql<{ count: number }>`select count(*) as count from ancestry
    join account on account.id = ancestry.accountId
    where ancestry.ancestorId = ${parent.account.id} and ${named}`.execute(database)
  const count = counted.rows[0]?.count ?? 0
  const { rows } = await sql<SubordinateRow>`select account.id, account.username, account.type,
    ${sumColumns} ${wanted} group by account.id order by bets desc, account.usernameKey
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(database)
  // With a search, the team of one that matches can hold another that matches: totals are of the accounts alone.
  const scope = search.trim() === '' ? sql`` : sql`and figure.scope = 'own'`
  const totals = await sql<Sums>`select ${sumColumns} ${wanted} ${scope}`.execute(database)
  const below = await countBelow(
    database,
    rows.map(({ id }) => id),
  )
  return {
    path: parent.path,
    rows: rows.map(
      (row): SubordinateFigures => ({
        username: row.username,
        type: nameType(merchant, row.type),
        downlines: below.get(row.id) ?? 0,
        ...writeSums(row, digits),
      }),
    ),
    totals: writeSums(totals.rows[0] ?? ({} as Sums), digits), // an aggregate has one row
    totalCount: count,
    pageNum,
    totalPages: countPages(count, pageSize),
  }
}

export const teamHandlers = { downline, downlines, subordinates, teamKpiA }

function writeSums(sums: Sums, digits: number): SubordinateTotals {
  const { betCount, bets, payout, rebate, bonus } = sums
  return {
    betCount,
    validBets: formatMinor(bets, digits),
    payout: formatMinor(payout, digits),
    rebate: formatMinor(rebate, digits),
    bonus: formatMinor(bonus, digits),
    profit: formatMinor(profitOf(sums), digits),
  }
}
