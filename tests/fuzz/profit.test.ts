import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProfitReport } from '../../src/core/contract/generated/gateway.ts'
import type { World } from '../../src/core/contract/generated/world.ts'
import { createAccount, memberTypes } from '../../src/sandbox/accounts/accounts.ts'
import type { AccountRow } from '../../src/sandbox/database/account-tables.ts'
import { type Database, openDatabase } from '../../src/sandbox/database/open-database.ts'
import { profitHandlers } from '../../src/sandbox/handlers/money/profit.ts'
import { post } from '../../src/sandbox/ledger/ledger.ts'
import { insertMoneyOrder } from '../../src/sandbox/money/money-orders.ts'
import type { SandboxRequest } from '../../src/sandbox/requests/sandbox.ts'
import type { SandboxMerchant } from '../../src/sandbox/world/sandbox-merchant.ts'
import { howOften } from '../support/how-often.ts'
import { createRandom, pick, type Random } from '../support/mutate-text.ts'
import { noArt } from '../support/start-test-sandbox.ts'

const histories = howOften({ check: 150, all: 1500, soak: 5000 })
const dayMs = 24 * 3_600_000
const now = Date.UTC(2026, 10, 25, 15, 30)
const from = now - 20 * dayMs
const folder = mkdtempSync(join(tmpdir(), 'livery-profit-'))
let database: Database
beforeAll(() => {
  database = openDatabase(folder)
})
afterAll(async () => {
  await database.destroy()
  rmSync(folder, { recursive: true })
})

const currencies = [
  { code: 'JPY', symbol: '¥', digits: 0 },
  { code: 'THB', symbol: '฿', digits: 2 },
  { code: 'PTS', symbol: 'P', digits: 4 },
] as const
const categoriesOf = { A: ['RNG', 'LIVE'], B: ['RNG', 'FISH'], C: ['LOTT', 'FISH'] } as const
const vendors = ['A', 'B', 'C'] as const

it(`${histories} random histories add up at every level, and to the postings`, async () => {
  const random = createRandom(20_261_125)
  for (let round = 0; round < histories; round += 1) {
    const currency = pick(currencies, random)
    const account = await addHistory(`player${round}`, random)
    const report = await read(account, currency)
    await compare(report, account.id, currency.digits)
  }
})

const whole = (below: number, random: Random): number => Math.floor(random() * below)

/** Adds an account with settled rounds, some with a stake that was given back, and bonuses. */
async function addHistory(username: string, random: Random): Promise<AccountRow> {
  const account = await createAccount(database, {
    merchant: 'test',
    username,
    passwordHash: '',
    type: memberTypes.member,
    createdAt: from,
  })
  if (!account) throw new Error('The name is new')
  await database.transaction().execute(async (within) => {
    for (let left = whole(10, random); left > 0; left -= 1)
      await addRound(within, account.id, random)
    for (let left = whole(3, random); left > 0; left -= 1)
      await addBonus(within, account.id, random)
  })
  return account
}

async function addRound(within: Database, accountId: string, random: Random): Promise<void> {
  const vendor = pick(vendors, random)
  const settledAt = from + whole(now - from, random)
  const stake = 1 + whole(50_000, random)
  const given = random() < 0.3 ? 1 + whole(50_000, random) : 0
  const won = random() < 0.4 ? whole(120_000, random) : 0
  const { id } = await within
    .insertInto('gameOrder')
    .values({
      accountId,
      merchant: 'test',
      vendor,
      gameCode: `G${whole(3, random)}`,
      category: pick(categoriesOf[vendor], random),
      kind: 'draw',
      wallet: 'main',
      stake: stake + given,
      payout: won + given,
      balance: 0,
      state: 'settled',
      placedAt: settledAt,
      settledAt,
      closesAt: null,
      dueAt: null,
      detail: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const shared = { orderId: id, selection: 'x', pays: null }
  const stakes = [
    { ...shared, place: 1, stake, payout: won, state: won > 0 ? 'won' : 'lost' } as const,
    { ...shared, place: 2, stake: given, payout: given, state: 'cancelled' } as const,
  ]
  await within
    .insertInto('suborder')
    .values(given > 0 ? stakes : stakes.slice(0, 1))
    .execute()
  const member = `member:${accountId}:main`
  const createdAt = settledAt
  const taken = {
    from: member,
    to: 'dealer:test',
    minor: stake + given,
    reason: 'stake',
    createdAt,
  }
  await post(within, taken)
  const paid = { from: 'dealer:test', to: member, minor: won + given, reason: 'payout', createdAt }
  if (won + given > 0) await post(within, paid)
}

async function addBonus(within: Database, accountId: string, random: Random): Promise<void> {
  const minor = whole(20_000, random) - 8000
  const createdAt = from + whole(now - from, random)
  const detail = { promotionId: 'reload-10' }
  const shared = { accountId, merchant: 'test', createdAt, minor }
  await insertMoneyOrder(within, { ...shared, category: 'bonus', state: 'success', detail })
  const member = `member:${accountId}:main`
  await post(within, { from: 'bonus:test', to: member, minor, reason: 'bonus', createdAt })
}

async function read(
  account: AccountRow,
  currency: NonNullable<World['currency']>,
): Promise<ProfitReport> {
  const merchant: SandboxMerchant = {
    code: 'test',
    merchantCode: 'test',
    name: 'Shop',
    trialMerchantCode: 'test-trial',
    origins: [],
    paths: {},
    statusReading: 'B',
    world: { currency },
    art: noArt,
  }
  const request = {
    sandbox: { database, now: () => now, seed: 'test' },
    merchant,
    settings: { cashier: 'forget', cashierSeconds: 0 },
    account,
    language: 'en',
    query: { from, to: now + 1 },
  }
  return profitHandlers.memberProfit(request as unknown as SandboxRequest<'memberProfit'>) // what the handler reads of a request
}

interface Figures {
  readonly bets: string
  readonly payout: string
  readonly rebate?: string
  readonly net: string
  readonly count: number
}

async function compare(
  { totals, categories, days }: ProfitReport,
  accountId: string,
  digits: number,
): Promise<void> {
  const form = digits === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${digits}}$`)
  const minor = (amount = '0'): number => {
    expect(amount).toMatch(amount === '0' ? /0/ : form)
    return Number(amount.replace('.', ''))
  }
  const sum = (amounts: readonly (string | undefined)[]): number =>
    amounts.reduce((total, amount) => total + minor(amount), 0)
  /** Expects that figures are the sums of those below, with the rebate of their own level if it is not below. */
  const expectSum = (above: Figures, below: readonly Figures[], rebate?: string): void => {
    const { bets, payout, net, count } = above
    expect(minor(bets)).toBe(sum(below.map((one) => one.bets)))
    expect(minor(payout)).toBe(sum(below.map((one) => one.payout)))
    expect(count).toBe(below.reduce((total, one) => total + one.count, 0))
    expect(minor(net)).toBe(sum([...below.map((one) => one.net), rebate]))
    if (rebate === undefined) expect(minor(above.rebate)).toBe(sum(below.map((one) => one.rebate)))
  }
  const { bets, payout, rebate, bonus, net } = totals
  expect(minor(net)).toBe(minor(payout) - minor(bets) + minor(rebate) + minor(bonus))
  expectSum(
    { ...totals, net: '0' },
    categories.map((one) => ({ ...one, net: '0' })),
  )
  expect(minor(net)).toBe(sum([...categories.map((one) => one.net), bonus]))
  for (const category of categories) {
    expectSum(category, category.vendors)
    for (const vendor of category.vendors) expectSum(vendor, vendor.games, vendor.rebate)
  }
  expect(sum(days.map((day) => day.net))).toBe(minor(net))
  const { posted } = await database
    .selectFrom('ledger')
    .select((select) => select.fn.sum<number | null>('minor').as('posted'))
    .where('holder', '=', `member:${accountId}:main`)
    .executeTakeFirstOrThrow()
  expect(minor(net)).toBe(posted ?? 0)
  expect(minor(rebate)).toBe(await rebateOfPastDays(accountId))
}

/** Returns half a percent of what was staked and not given back, by day, vendor and category. */
async function rebateOfPastDays(accountId: string): Promise<number> {
  const rounds = await database
    .selectFrom('gameOrder')
    .innerJoin('suborder', 'suborder.orderId', 'gameOrder.id')
    .select(['vendor', 'category', 'settledAt', 'suborder.stake'])
    .where('accountId', '=', accountId)
    .where('suborder.state', '!=', 'cancelled')
    .where('settledAt', '<', Math.floor(now / dayMs) * dayMs)
    .execute()
  const bets = new Map<string, number>()
  for (const { vendor, category, settledAt, stake } of rounds) {
    const key = `${vendor} ${category} ${Math.floor((settledAt ?? 0) / dayMs)}`
    bets.set(key, (bets.get(key) ?? 0) + stake)
  }
  return [...bets.values()].reduce((total, staked) => total + Math.floor(staked / 200), 0)
}
