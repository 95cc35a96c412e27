import { rmSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallQuery } from '../../src/core/contract/calls.ts'
import type { MoneyRecord, TransactionDetail } from '../../src/core/contract/generated/gateway.ts'
import { addDecimals, subtractDecimals } from '../../src/player/kit/controls/decimal.ts'
import type { MoneyOrderRow } from '../../src/sandbox/database/money-tables.ts'
import type { Database } from '../../src/sandbox/database/open-database.ts'
import { maskText } from '../../src/sandbox/kit/mask-text.ts'
import { parseMinor } from '../../src/sandbox/ledger/ledger.ts'
import { loadBalanceAfter } from '../../src/sandbox/money/balance-after.ts'
import { readMoneyDetail } from '../../src/sandbox/money/money-detail.ts'
import { depositPromotionsOf, promiseBonus } from '../../src/sandbox/terms/deposit-methods.ts'
import { betPerPointOf } from '../../src/sandbox/terms/mall-terms.ts'
import { currencyOf } from '../../src/sandbox/world/currency.ts'
import { signInTo } from '../support/play-games.ts'
import { inspect, makeDataFolder, readOpenWorld, worldNames } from '../support/seeded-worlds.ts'
import { startTestSandbox, type TestSandbox } from '../support/start-test-sandbox.ts'

const now = Date.UTC(2026, 10, 27, 13)
type Kind = NonNullable<CallQuery<'accountRecord'>['kind']>

/** The kinds of postings that the records of a category come to. */
const records = [
  ['deposit', ['deposit']],
  ['withdrawal', ['withdrawal', 'withdrawalRefund']],
  ['bonus', ['bonus', 'bonusForfeit', 'bonusCap']],
  ['rebate', ['rebate']],
  ['adjustment', ['adjustment']],
  ['agentIncome', ['agentIncome']],
] as const

/** Lists the postings of an order in the main wallet, the last one first. */
function namePostings({ id, accountId, category, detail }: MoneyOrderRow): string[] {
  const { day, vendor, category: product } = JSON.parse(detail)
  const transactions =
    category === 'rebate'
      ? [`rebate:${accountId}:${day}:${vendor}:${product}`]
      : [`money:${id}:end`, `money:${id}:refund`, `money:${id}`]
  return transactions.map((one) => `member:${accountId}:main ${one}`)
}

function listOrders(
  database: Database,
  category: 'deposit' | 'withdrawal',
): Promise<MoneyOrderRow[]> {
  return database.selectFrom('moneyOrder').selectAll().where('category', '=', category).execute()
}

/** Returns the points that a member can spend and what the record of points adds up to, over all of its pages. */
async function sumPoints(client: TestSandbox['client']) {
  const { points } = await client.call('pointsBalance')
  const { totalIn, totalOut } = await client.call('pointsRecord', { query: {} })
  let listed = 0
  for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum += 1) {
    const page = await client.call('pointsRecord', { query: { pageNum } })
    if (pageNum === 1) expect(page.postings[0]?.pointsAfter ?? 0).toBe(points)
    listed += page.postings.reduce((sum, posting) => sum + posting.points, 0)
    pages = page.totalPages
  }
  return { points, listed, total: totalIn + totalOut }
}

/** Returns what the postings of each order add to the main wallet, by its number. */
async function sumByOrder(client: TestSandbox['client']): Promise<ReadonlyMap<string, string>> {
  const sums = new Map<string, string>()
  for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum += 1) {
    const query = { wallet: 'main', pageNum, pageSize: 100 }
    const { postings, totalPages } = await client.call('accountRecord', { query })
    for (const { orderId = '', amount } of postings)
      sums.set(orderId, addDecimals([sums.get(orderId) ?? '0.00', amount]))
    pages = totalPages
  }
  return sums
}

async function listRecords(client: TestSandbox['client']): Promise<MoneyRecord[]> {
  const listed: MoneyRecord[] = []
  for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum += 1) {
    const page = await client.call('transactions', { query: { pageNum, pageSize: 100 } })
    listed.push(...page.transactions)
    pages = page.totalPages
  }
  return listed
}

type Receipt = MoneyRecord & Partial<Pick<TransactionDetail, 'fee' | 'net' | 'from'>>

/** Reads the receipt of an order that has a fee or steps; the row of the records for any other, such as a rebate. */
async function readReceipt(client: TestSandbox['client'], row: MoneyRecord): Promise<Receipt> {
  const { orderId, category } = row
  const hasMore = ['deposit', 'withdrawal', 'transfer'].includes(category)
  if (!hasMore) return row
  const receipt = await client.call('transaction', { query: { orderId } })
  const { amount, net, fee } = receipt
  const isAdded = category === 'deposit'
  const paid = isAdded ? addDecimals([net, fee]) : subtractDecimals(amount.replace('-', ''), fee)
  expect([orderId, isAdded ? amount : net]).toEqual([orderId, paid])
  return receipt
}

/** Returns the amount of a receipt as the records have it: of a deposit, what was credited. */
function keptOf({ category, amount, fee = '0' }: Receipt): string {
  return category === 'deposit' ? subtractDecimals(amount, fee) : amount
}

/** Returns what an order has added to the main wallet by its receipt. */
function postedBy(receipt: Receipt): string {
  const { category, state, amount, from } = receipt
  if (category === 'withdrawal') return state === 'failed' ? '0.00' : amount
  if (state !== 'success') return '0.00'
  if (category === 'transfer') return from === undefined ? `-${amount}` : amount
  return keptOf(receipt)
}

/** Returns the sum of every bonus that the bonus details list. */
async function sumBonuses(client: TestSandbox['client']): Promise<string> {
  const amounts = ['0.00']
  for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum += 1) {
    const { bonuses, totalPages } = await client.call('bonuses', { query: { pageNum } })
    amounts.push(...bonuses.map(({ amount }) => amount))
    pages = totalPages
  }
  return addDecimals(amounts)
}

describe.each(worldNames)('the seeded accounts of %s', (name) => {
  const data = makeDataFolder()
  const world = readOpenWorld(name)
  const start = (): Promise<TestSandbox> => startTestSandbox({ data, world, now: () => now })

  beforeAll(async () => {
    const sandbox = await start()
    await signInTo(sandbox)
    await sandbox.close()
  })
  afterAll(() => rmSync(data, { recursive: true, force: true }))

  it('have on each receipt the balance that the account record has at its posting', async () => {
    const differing = await inspect(data, async (database) => {
      const postings = await database
        .selectFrom('ledger')
        .selectAll()
        .where('holder', 'like', 'member:%:main')
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
      const balances = new Map<string, number>()
      const after = new Map<string, number>()
      for (const { holder, transactionId, minor } of postings) {
        balances.set(holder, (balances.get(holder) ?? 0) + minor)
        after.set(`${holder} ${transactionId}`, balances.get(holder) ?? 0)
      }
      expect(Math.min(...after.values())).toBeGreaterThanOrEqual(0)
      const orders = await database.selectFrom('moneyOrder').selectAll().execute()
      expect(orders.length).toBeGreaterThan(100)
      const found: number[] = []
      for (const order of orders) {
        const own = namePostings(order).map((one) => after.get(one))
        const held = own.find((one) => one !== undefined)
        if ((await loadBalanceAfter(database, order)) !== held) found.push(order.id)
      }
      return found
    })
    expect(differing).toEqual([])
  })

  it('open with the oldest row of the account record, and continue its balances from row to row', async () => {
    await inspect(data, async (database) => {
      const people = ['member88', 'agent88', 'trial88']
      const accounts = database.selectFrom('account').select('id').where('username', 'in', people)
      for (const { id } of await accounts.execute()) {
        const rows = await database
          .selectFrom('ledger')
          .select('reason')
          .where('holder', 'like', `member:${id}:%`)
          .orderBy('createdAt')
          .orderBy('id')
          .execute()
        const opens = rows.map(({ reason }) => reason === 'opening')
        expect(opens.lastIndexOf(true)).toBe(opens.filter(Boolean).length - 1)
      }
    })
    const sandbox = await start()
    try {
      await signInTo(sandbox)
      const { client } = sandbox
      const wallets = new Map<string, string>()
      for (let pageNum = 1, pages = 1; pageNum <= Math.min(pages, 20); pageNum += 1) {
        const page = await client.call('accountRecord', { query: { pageNum, pageSize: 100 } })
        for (const { wallet, amount, balanceAfter } of page.postings) {
          const newer = wallets.get(wallet)
          if (newer !== undefined) expect(balanceAfter).toBe(newer)
          wallets.set(wallet, subtractDecimals(balanceAfter, amount))
        }
        pages = page.totalPages
      }
      expect([...wallets.keys()]).toContain('main')
    } finally {
      await sandbox.close()
    }
  })

  it('have for each receipt the amount, the fee and the state of the records and of its postings', async () => {
    const users = await inspect(data, (database) =>
      database.selectFrom('account').select(['username', 'type']).execute(),
    )
    const sandbox = await start()
    const differing: unknown[] = []
    let compared = 0
    for (const { username } of users.filter(({ type }) => type !== 4)) {
      await signInTo(sandbox, username)
      const posted = await sumByOrder(sandbox.client)
      for (const listed of await listRecords(sandbox.client)) {
        const receipt = await readReceipt(sandbox.client, listed)
        const answered = { state: listed.state, amount: listed.amount, posted: postedBy(receipt) }
        const { orderId, state } = receipt
        const held = { state, amount: keptOf(receipt), posted: posted.get(orderId) ?? '0.00' }
        if (!isDeepStrictEqual(answered, held))
          differing.push({ username, orderId, answered, held })
        compared += 1
      }
    }
    await sandbox.close()
    expect(compared).toBeGreaterThan(100)
    expect(differing).toEqual([])
  })

  it('withdraw to an account that they have alone', async () => {
    const strange = await inspect(data, async (database) => {
      const cards = await database.selectFrom('bankCard').selectAll().execute()
      const known = new Set(
        cards.map(({ accountId, bankCode, number }) =>
          [accountId, bankCode, maskText(number, { end: 4 })].join(' '),
        ),
      )
      const orders = await listOrders(database, 'withdrawal')
      expect(orders.length).toBeGreaterThan(10)
      return orders.filter((order) => {
        const { bankCode, number } = readMoneyDetail(order, 'withdrawal')
        return !known.has([order.accountId, bankCode, number].join(' '))
      })
    })
    expect(strange).toEqual([])
  })

  it('were given no bonus beyond the terms of its promotion', async () => {
    const { digits } = currencyOf(world)
    const beyond = await inspect(data, async (database) => {
      const deposits = await listOrders(database, 'deposit')
      return deposits.filter((order) => {
        const { asked, promotion } = readMoneyDetail(order, 'deposit')
        if (!promotion) return false
        const terms = depositPromotionsOf(world).find(({ id }) => id === promotion.id)
        if (!terms || asked < parseMinor(terms.minDeposit, digits)) return true
        return !isDeepStrictEqual(promiseBonus(terms, asked, digits), promotion)
      })
    })
    expect(beyond).toEqual([])
  })

  it('have one point for a fixed amount of bets', async () => {
    const perPoint = parseMinor(betPerPointOf(world), 2)
    await inspect(data, async (database) => {
      for (const username of ['member88', 'agent88']) {
        const { id } = await database
          .selectFrom('account')
          .select('id')
          .where('username', '=', username)
          .executeTakeFirstOrThrow()
        const bets = await database
          .selectFrom('gameOrder')
          .select(({ fn }) => fn.sum<number>('stake').as('sum'))
          .where('accountId', '=', id)
          .executeTakeFirstOrThrow()
        const points = await database
          .selectFrom('ledger')
          .select(({ fn }) => fn.sum<number>('minor').as('sum'))
          .where('holder', '=', `points:${id}`)
          .where('reason', '=', 'pointsEarned')
          .executeTakeFirstOrThrow()
        expect(points.sum).toBe(Math.floor(bets.sum / perPoint))
      }
    })
  })

  it('have the points that the record of points adds up to, each posting with its cause', async () => {
    const users = await inspect(data, (database) =>
      database.selectFrom('account').select(['username', 'type']).execute(),
    )
    const sandbox = await start()
    const { client } = sandbox
    for (const { username } of users.filter(({ type }) => type !== 4)) {
      await signInTo(sandbox, username)
      const { points, ...sums } = await sumPoints(client)
      expect({ username, ...sums }).toEqual({ username, listed: points, total: points })
      for (const kind of ['order', 'orderRefund'] as const) {
        const { postings } = await client.call('pointsRecord', { query: { kind } })
        for (const { orderId = '', points: moved } of postings) {
          const { orders } = await client.call('mallOrders', { query: { orderId } })
          expect([orderId, orders[0]?.points]).toEqual([orderId, Math.abs(moved)])
        }
      }
    }
    await sandbox.close()
  })

  it('agree on every sum in wallets, account record, records, bonus details and profit', async () => {
    const users = await inspect(data, (database) =>
      database.selectFrom('account').select(['username', 'type']).execute(),
    )
    expect(users.length).toBeGreaterThan(8)
    const sandbox = await start()
    const { client } = sandbox
    const sumOf = async (kind: Kind): Promise<string> => {
      const { totalIn, totalOut } = await client.call('accountRecord', { query: { kind } })
      return addDecimals([totalIn, totalOut])
    }
    const sumWaiting = async (): Promise<string> => {
      const query = { category: 'withdrawal', state: 'processing' } as const
      const { transactions } = await client.call('transactions', { query })
      return addDecimals(['0.00', ...transactions.map(({ amount }) => amount)])
    }
    for (const { username } of users.filter(({ type }) => type !== 4)) {
      await signInTo(sandbox, username)
      const { totalBalance, vendors = [] } = await client.call('walletBalance')
      const all = await client.call('accountRecord', { query: {} })
      const query = { from: 0, to: now + 1 }
      const { bets, payout, rebate, bonus } = (await client.call('memberProfit', { query })).totals
      const recorded: Record<string, string> = {}
      const posted: Record<string, string> = {}
      for (const [category, kinds] of records) {
        const done = { category, state: 'success' } as const
        const { totalIn, totalOut } = await client.call('transactions', { query: done })
        const waits = category === 'withdrawal' ? await sumWaiting() : '0.00'
        recorded[category] = addDecimals([totalIn, totalOut, waits])
        posted[category] = addDecimals(await Promise.all(kinds.map(sumOf)))
      }
      expect({ username, ...recorded }).toEqual({ username, ...posted })
      expect({ username, payout, bets: addDecimals([`-${bets}`]), rebate, bonus }).toEqual({
        username,
        payout: await sumOf('payout'),
        bets: await sumOf('stake'),
        rebate: posted['rebate'],
        bonus: posted['bonus'],
      })
      const given = { category: 'bonus', state: 'success' } as const
      const { totalIn } = await client.call('transactions', { query: given })
      expect([username, await sumBonuses(client)]).toEqual([username, totalIn])
      expect([username, addDecimals([totalBalance, ...vendors.map((one) => one.balance)])]).toEqual(
        [username, addDecimals([all.totalIn, all.totalOut])],
      )
    }
    await sandbox.close()
  })
})
