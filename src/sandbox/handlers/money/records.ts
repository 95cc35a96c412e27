import { type SqlBool, sql } from 'kysely'
import type {
  MoneyRecord,
  Posting,
  RecordCategory,
  RecordState,
  TransactionDetail,
} from '../../../core/contract/generated/gateway.ts'
import { nameIncome } from '../../agents/agent-texts.ts'
import type { MoneyOrderRow } from '../../database/money-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { countPages } from '../../kit/count-pages.ts'
import { formatText } from '../../kit/format-text.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { formatMinor } from '../../ledger/ledger.ts'
import { listPostings, type PostingRow } from '../../ledger/list-postings.ts'
import { loadBalanceAfter } from '../../money/balance-after.ts'
import { readMoneyDetail } from '../../money/money-detail.ts'
import {
  findMoneyOrder,
  loadMoneyOrder,
  loadSteps,
  nameMoneyOrder,
  nameRebate,
} from '../../money/money-orders.ts'
import { settleDue } from '../../play/move-round.ts'
import { nameOrder } from '../../play/orders.ts'
import { advanceMoney } from '../../present/bring-to-present.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { nameBonus } from '../../terms/bonus-terms.ts'
import { nameMethod } from '../../terms/deposit-methods.ts'
import { listBanks } from '../../world/banks.ts'
import { currencyOf } from '../../world/currency.ts'
import { signedInMember } from '../member.ts'

const defaultPageSize = 20
const maxDays = 30

/** The states of each category's orders that a state of the records covers. */
export const statesOf: Readonly<
  Record<RecordCategory, Partial<Record<RecordState, readonly string[]>>>
> = {
  deposit: {
    processing: ['created', 'awaiting', 'verifying'],
    success: ['success'],
    failed: ['failed'],
    expired: ['expired'],
    cancelled: ['cancelled'],
  },
  withdrawal: {
    processing: ['submitted', 'reviewing', 'paying'],
    success: ['paid'],
    failed: ['rejected'],
  },
  transfer: { processing: ['processing'], success: ['success'], failed: ['failed'] },
  bonus: { success: ['success'] },
  rebate: { success: ['success'] },
  adjustment: { success: ['success'] },
  agentTransfer: { success: ['success'] },
  agentIncome: { success: ['success'] },
  liveRoom: { success: ['success'] },
}
const categories = Object.keys(statesOf) as RecordCategory[] // the keys of a closed record
const recordStates: readonly RecordState[] = [
  'processing',
  'success',
  'failed',
  'expired',
  'cancelled',
]

const transactionCodes: Handler<'transactionCodes'> = () => ({
  categories: categories.map((category) => ({
    category,
    states: recordStates.filter((state) => statesOf[category][state] !== undefined),
  })),
  maxDays,
})

/** Returns the state of the records that covers the state of an order. */
export function recordState({
  category,
  state,
}: Pick<MoneyOrderRow, 'category' | 'state'>): RecordState {
  return recordStates.find((one) => statesOf[category][one]?.includes(state)) ?? 'processing'
}

const transactions: Handler<'transactions'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { id: accountId } = signedInMember(request)
  const { category, state, from, to, pageNum = 1, pageSize = defaultPageSize } = query
  const { digits } = currencyOf(merchant.world)
  await advanceMoney(request, accountId)
  let wanted = sandbox.database.selectFrom('moneyOrder').where('accountId', '=', accountId)
  if (category) wanted = wanted.where('category', '=', category)
  if (from !== undefined) wanted = wanted.where('createdAt', '>=', from)
  if (to !== undefined) wanted = wanted.where('createdAt', '<', to)
  if (state) {
    const some = categories.filter((one) => !category || one === category)
    wanted = wanted.where((where) =>
      where.or(
        some.map((one) =>
          where.and([
            where('category', '=', one),
            where('state', 'in', [...(statesOf[one][state] ?? ['none'])]),
          ]),
        ),
      ),
    )
  }
  const isDone = sql<SqlBool>`state in ('success', 'paid') and category <> 'transfer'`
  const sums = await wanted
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(case when ${isDone} and minor > 0 then minor else 0 end), 0)`.as(
        'in',
      ),
      sql<number>`coalesce(sum(case when ${isDone} and minor < 0 then minor else 0 end), 0)`.as(
        'out',
      ),
    ])
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return {
    transactions: rows.map((row) => describeRecord(request, row)),
    totalIn: formatMinor(sums.in, digits),
    totalOut: formatMinor(sums.out, digits),
    totalCount: sums.count,
    pageNum,
    totalPages: countPages(sums.count, pageSize),
  }
}

export type Reader = Pick<SandboxRequest<'transactions'>, 'merchant' | 'language'>

function describeRecord(reader: Reader, order: MoneyOrderRow): MoneyRecord {
  const { digits } = currencyOf(reader.merchant.world)
  return {
    orderId: nameMoneyOrder(order),
    category: order.category,
    title: titleOf(reader, order),
    amount: formatMinor(amountOf(order), digits),
    state: recordState(order),
    createdAt: order.createdAt,
  }
}

/** Returns the amount of an order: what it adds to the main wallet, or what a transfer between wallets moved. */
export function amountOf(order: MoneyOrderRow): number {
  return order.category === 'transfer' ? readMoneyDetail(order, 'transfer').moved : order.minor
}

/** Returns what an order is named, in the language of the reader. */
export function titleOf(reader: Reader, order: MoneyOrderRow): string {
  const { merchant, language } = reader
  const { world } = merchant
  switch (order.category) {
    case 'deposit':
      return nameMethod(world, readMoneyDetail(order, 'deposit').methodId, language)
    case 'withdrawal': {
      const { bankCode, number } = readMoneyDetail(order, 'withdrawal')
      const bank = listBanks(world, language).find(({ code }) => code === bankCode)
      return `${bank?.name ?? bankCode} ${number}`
    }
    case 'transfer': {
      const { from, to } = readMoneyDetail(order, 'transfer')
      return nameVendor(reader, from === 'main' ? to : from)
    }
    case 'bonus':
      return nameBonus(world, readMoneyDetail(order, 'bonus').promotionId, language)
    case 'rebate':
      return nameVendor(reader, readMoneyDetail(order, 'rebate').vendor)
    case 'agentTransfer': {
      const { note, peer } = readMoneyDetail(order, 'agentTransfer')
      return note || peer
    }
    case 'agentIncome':
      return nameIncome(readMoneyDetail(order, 'agentIncome').source, language)
    case 'liveRoom':
      return formatText(readMoneyDetail(order, 'liveRoom').name, language)
    default:
      return readMoneyDetail(order, order.category).note
  }
}

function nameVendor({ merchant, language }: Reader, vendor: string): string {
  const known = (merchant.world.vendors ?? []).find(({ code }) => code === vendor)
  return formatText(known?.name ?? vendor, language)
}

const transaction: Handler<'transaction'> = async (request) => {
  const { sandbox, query } = request
  const { database } = sandbox
  const { id: accountId } = signedInMember(request)
  await advanceMoney(request, accountId)
  const order = await findMoneyOrder(database, accountId, query.orderId)
  if (!order) throw new GatewayRefusal('order.notFound', { status: 404 })
  const { digits } = currencyOf(request.merchant.world)
  const write = (minor: number): string => formatMinor(minor, digits)
  const steps = await loadSteps(database, [order.id])
  const after = await loadBalanceAfter(database, order)
  const amount = amountOf(order)
  return {
    ...describeRecord(request, order),
    changedAt: order.changedAt,
    fee: write(order.fee),
    ...(order.category === 'deposit' && { amount: write(amount + order.fee) }),
    net: write(Math.abs(amount) - (order.category === 'withdrawal' ? order.fee : 0)),
    ...(after !== undefined && { balanceAfter: write(after) }),
    ...(await describeParties(request, database, order)),
    steps: [...(steps.get(order.id) ?? [])],
  }
}

type Parties = Pick<TransactionDetail, 'account' | 'holder' | 'from' | 'to' | 'related' | 'reason'>

async function describeParties(
  reader: Reader,
  database: Database,
  order: MoneyOrderRow,
): Promise<Parties> {
  switch (order.category) {
    case 'deposit': {
      const { reason } = readMoneyDetail(order, 'deposit')
      return reason ? { reason } : {}
    }
    case 'withdrawal': {
      const { number, holder, reason } = readMoneyDetail(order, 'withdrawal')
      return { account: number, holder, ...(reason && { reason }) }
    }
    case 'transfer': {
      const { from, to } = readMoneyDetail(order, 'transfer')
      return {
        ...(from !== 'main' && { from: nameVendor(reader, from) }),
        ...(to !== 'main' && { to: nameVendor(reader, to) }),
      }
    }
    case 'bonus': {
      const { relatedId, reason } = readMoneyDetail(order, 'bonus')
      if (relatedId === undefined) return {}
      const related = nameMoneyOrder(await loadMoneyOrder(database, relatedId))
      return { related, ...(reason && { reason }) }
    }
    case 'agentTransfer': {
      const { peer } = readMoneyDetail(order, 'agentTransfer')
      return order.minor < 0 ? { to: peer } : { from: peer }
    }
    default:
      return {}
  }
}

/** Lists the postings of a member's wallets, each with the wallet after it. */
const accountRecord: Handler<'accountRecord'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { database } = sandbox
  const { id: accountId } = signedInMember(request)
  const { kind, wallet, from, to, pageNum = 1, pageSize = defaultPageSize } = query
  const { digits } = currencyOf(merchant.world)
  await settleDue(sandbox)
  await advanceMoney(request, accountId)
  const prefix = `member:${accountId}:`
  const page = await listPostings(database, {
    prefix,
    ...(wallet && { holder: prefix + wallet }),
    ...(kind && { reason: kind }),
    from,
    to,
    pageNum,
    pageSize,
  })
  const orders = await nameOrdersOf(database, accountId, page.rows)
  return {
    postings: page.rows.map((row) => describePosting(request, row, { prefix, orders })),
    totalIn: formatMinor(page.came, digits),
    totalOut: formatMinor(page.went, digits),
    totalCount: page.count,
    pageNum,
    totalPages: countPages(page.count, pageSize),
  }
}

export const recordHandlers = { accountRecord, transaction, transactionCodes, transactions }

interface PostingScope {
  readonly prefix: string
  /** The numbers of the orders by transaction. */
  readonly orders: ReadonlyMap<string, string>
}

function describePosting(
  reader: Reader,
  { id, holder, minor, reason, createdAt, balance, transactionId }: PostingRow,
  { prefix, orders }: PostingScope,
): Posting {
  const { digits } = currencyOf(reader.merchant.world)
  const wallet = holder.slice(prefix.length)
  const orderId = orders.get(transactionId)
  return {
    id: String(id),
    kind: reason as Posting['kind'], // what `post` is called with
    amount: formatMinor(minor, digits),
    balanceAfter: formatMinor(balance, digits),
    wallet,
    ...(wallet !== 'main' && { walletName: nameVendor(reader, wallet) }),
    createdAt,
    ...(orderId !== undefined && { orderId }),
  }
}

/** Returns the number of the order that each transaction of a page belongs to: of money, of a game, or of a rebate. */
async function nameOrdersOf(
  database: Database,
  accountId: string,
  rows: readonly PostingRow[],
): Promise<ReadonlyMap<string, string>> {
  const named = rows.map(({ transactionId }) => ({
    transactionId,
    ...readTransaction(transactionId),
  }))
  const idsOf = (kind: string): number[] =>
    named.flatMap((row) => (row.kind === kind ? (row.number ?? []) : []))
  const money = await database
    .selectFrom('moneyOrder')
    .select(['id', 'category', 'createdAt', 'detail'])
    .where('accountId', '=', accountId)
    .where((where) =>
      where.or([
        where('id', 'in', idsOf('money')),
        where.and([
          where('category', '=', 'rebate'),
          where(sql<number>`json_extract(detail, '$.day')`, 'in', idsOf('rebate')),
        ]),
      ]),
    )
    .execute()
  const games = await database
    .selectFrom('gameOrder')
    .select(['id', 'placedAt'])
    .where('accountId', '=', accountId)
    .where('id', 'in', idsOf('order'))
    .execute()
  const names = new Map([
    ...money.map((order) => [`money:${order.id}`, nameMoneyOrder(order)] as const),
    ...money.flatMap((order) =>
      order.category === 'rebate'
        ? [
            [
              nameRebate(accountId, readMoneyDetail(order, 'rebate')),
              nameMoneyOrder(order),
            ] as const,
          ]
        : [],
    ),
    ...games.map((order) => [`order:${order.id}`, nameOrder(order)] as const),
  ])
  return new Map(
    named.flatMap(({ transactionId, key }) => {
      const name = names.get(key)
      return name === undefined ? [] : [[transactionId, name]]
    }),
  )
}

/** Reads what a transaction is about: the number of an order without its step, or the day of a rebate. */
function readTransaction(transactionId: string) {
  const [kind = '', second = '', third = ''] = transactionId.split(':')
  if (kind === 'rebate') return { kind, number: Number(third), key: transactionId }
  return { kind, number: Number(second), key: `${kind}:${second}` }
}
