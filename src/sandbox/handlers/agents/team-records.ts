import { type SqlBool, sql } from 'kysely'
import { readRange } from '../../agents/figures.ts'
import type { MoneyOrderRow } from '../../database/money-tables.ts'
import { countPages } from '../../kit/count-pages.ts'
import { formatMinor } from '../../ledger/ledger.ts'
import { readMoneyDetail } from '../../money/money-detail.ts'
import { nameMoneyOrder } from '../../money/money-orders.ts'
import { describeOrder } from '../../play/list-orders.ts'
import { sumSettled } from '../../play/orders.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { currencyOf } from '../../world/currency.ts'
import { amountOf, recordState, statesOf, titleOf } from '../money/records.ts'
import { presentAgent, requireDownline } from './agent-request.ts'
import { pageSize } from './team.ts'

type Query = SandboxRequest<'teamTransactions'>['query']

/** Lists the transactions of everybody below the agent, or of one of them (SPEC §11.83). */
const teamTransactions: Handler<'teamTransactions'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { database } = sandbox
  const agent = await presentAgent(request)
  const { username, category, pageNum = 1 } = query
  const { from, to } = readTimes(query, sandbox.now())
  const who =
    username === undefined
      ? sql<SqlBool>`moneyOrder.accountId in (select accountId from ancestry
          where ancestorId = ${agent.id} and depth > 0)`
      : sql<SqlBool>`moneyOrder.accountId = ${(await requireDownline(database, agent, username)).account.id}`
  let wanted = database
    .selectFrom('moneyOrder')
    .where(who)
    .where('moneyOrder.createdAt', '>=', from)
    .where('moneyOrder.createdAt', '<', to)
  if (category) wanted = wanted.where('category', '=', category)
  const { state } = query
  if (state) wanted = wanted.where(statesCondition(state, category))
  const isDone = sql<SqlBool>`state in ('success', 'paid') and category <> 'transfer'`
  const sums = await wanted
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(case when ${isDone} then max(minor, 0) else 0 end), 0)`.as('in'),
      sql<number>`coalesce(sum(case when ${isDone} then min(minor, 0) else 0 end), 0)`.as('out'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .innerJoin('account', 'account.id', 'moneyOrder.accountId')
    .selectAll('moneyOrder')
    .select('account.username')
    .orderBy('moneyOrder.createdAt', 'desc')
    .orderBy('moneyOrder.id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  const { digits } = currencyOf(merchant.world)
  return {
    transactions: rows.map((row) => ({
      username: row.username,
      orderId: nameMoneyOrder(row),
      category: row.category,
      title: titleOf(request, row),
      amount: formatMinor(amountOf(row), digits),
      state: recordState(row),
      createdAt: row.createdAt,
      ...readRemark(row),
    })),
    totalIn: formatMinor(sums.in, digits),
    totalOut: formatMinor(sums.out, digits),
    totalCount: sums.count,
    pageNum,
    totalPages: countPages(sums.count, pageSize),
  }
}

function readRemark(row: MoneyOrderRow): { remark?: string } {
  if (row.category !== 'agentTransfer') return {}
  const { note } = readMoneyDetail(row, 'agentTransfer')
  return note === '' ? {} : { remark: note }
}

/** Returns the times of a range, no further back than records reach. */
function readTimes(
  { from, to }: { readonly from?: number | undefined; readonly to?: number | undefined },
  now: number,
) {
  const days = readRange({ from, to }, now)
  return { from: Math.max(from ?? 0, days.from), to: Math.min(to ?? days.to, days.to) }
}

function statesCondition(state: NonNullable<Query['state']>, category: Query['category']) {
  const names = Object.keys(statesOf) as (keyof typeof statesOf)[] // the keys of a closed record
  const some = names.filter((one) => !category || one === category)
  return sql<SqlBool>`(${sql.join(
    some.map(
      (one) =>
        sql`(category = ${one} and state in (${sql.join(statesOf[one][state] ?? ['none'])}))`,
    ),
    sql` or `,
  )})`
}

/** Lists the bets of a subordinate; the totals are those of settled bets (SPEC §11.83). */
const teamOrders: Handler<'teamOrders'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { database } = sandbox
  const agent = await presentAgent(request)
  const { gameCategory, pageNum = 1 } = query
  const { account } = await requireDownline(database, agent, query.username)
  const { from, to } = readTimes(query, sandbox.now())
  let wanted = database
    .selectFrom('gameOrder')
    .where('accountId', '=', account.id)
    .where('placedAt', '>=', from)
    .where('placedAt', '<', to)
  if (gameCategory) wanted = wanted.where('category', '=', gameCategory)
  const { count } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { bets, won } = await sumSettled(wanted)
  const rows = await wanted
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  const { digits } = currencyOf(merchant.world)
  return {
    orders: rows.map((row) => describeOrder(request, row)),
    pageNum,
    totalPages: countPages(count, pageSize),
    totalCount: count,
    totalStake: formatMinor(bets, digits),
    totalPayout: formatMinor(won, digits),
  }
}

export const teamRecordHandlers = { teamOrders, teamTransactions }
