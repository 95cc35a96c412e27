import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { gamesWorld, signInTo } from '../../../../tests/support/play-games.ts'
import { inspect } from '../../../../tests/support/seeded-worlds.ts'
import { startTestSandbox, type TestSandbox } from '../../../../tests/support/start-test-sandbox.ts'
import type { Database } from '../../database/open-database.ts'
import { demoPassword } from '../../demo/demo-accounts.ts'
import { post } from '../../ledger/ledger.ts'

const promotion = { percent: '100', turnover: 1, minDeposit: '100', days: 7 }
const world = {
  ...gamesWorld,
  settings: {
    ...gamesWorld.settings,
    wallet: 'transfer' as const,
    cashierSeconds: 1,
    withdrawalPassword: false,
    whitelabel: { CAPTCHA3: false },
  },
  depositMethods: [
    {
      id: 'page',
      name: 'Page',
      provider: 'paymentGateway' as const,
      group: 'wallet' as const,
      pay: 'page' as const,
      min: '100',
      max: '5000',
      amounts: ['1000'],
      slip: 'none' as const,
      minutes: 5,
    },
  ],
  depositPromotions: [
    { ...promotion, id: 'capped', title: { en: 'Double' }, maxCashOut: '1200' },
    { ...promotion, id: 'second', title: { en: 'Again' }, maxCashOut: '1100' },
    { ...promotion, id: 'free', title: { en: 'Free' } },
  ],
}
let data = ''
let time = 0
let sandbox: TestSandbox

beforeEach(async () => {
  time = Date.UTC(2026, 4, 12, 9)
  data = mkdtempSync(join(tmpdir(), 'livery-cash-out-'))
  await start()
})
afterEach(async () => {
  await sandbox.close()
  rmSync(data, { recursive: true, force: true })
})

async function start(): Promise<void> {
  sandbox = await startTestSandbox({ data, world, now: () => time })
  await signInTo(sandbox, 'newbie88')
}
const call: TestSandbox['client']['call'] = (...asked) => sandbox.client.call(...asked)
const terms = () => call('withdrawalTerms')
const main = async () => (await call('walletBalance')).totalBalance

/** Deposits 1,000, which the promotion doubles. */
async function receive(promotionId: string): Promise<void> {
  time += 60_000
  await call('acceptPromotion', { body: { promotionId } })
  const body = { methodId: 'page', amount: '1000', promotionId }
  const { orderId } = await call('depositByGateway', { body })
  const decided = await sandbox.control(`/test/members/newbie88/orders/${orderId}`, 'PUT', {
    state: 'success',
  })
  expect(decided.status).toBe(204)
}

/** Changes the database of the member while the sandbox is stopped. */
async function change<T>(run: (database: Database, accountId: string) => Promise<T>): Promise<T> {
  await sandbox.close()
  const changed = await inspect(data, async (database) => {
    const { id } = await database
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'newbie88')
      .executeTakeFirstOrThrow()
    return run(database, id)
  })
  await start()
  return changed
}

/** Settles a bet of the main wallet as a game does. Whole amounts. */
async function bet(stake: number, payout: number): Promise<void> {
  time += 60_000
  const shared = { merchant: 'test', vendor: 'REELS', gameCode: 'SPIN', category: 'RNG' }
  const state = { kind: 'slot', wallet: 'main', balance: 0, state: 'settled' } as const
  const times = { placedAt: time, settledAt: time, closesAt: null, dueAt: null, detail: '{}' }
  const at = { createdAt: time }
  await change(async (database, accountId) => {
    const amounts = { stake: stake * 100, payout: payout * 100 }
    const order = { accountId, ...shared, ...state, ...times, ...amounts }
    await database.insertInto('gameOrder').values(order).execute()
    const [own, dealer] = [`member:${accountId}:main`, 'dealer:test']
    await post(database, { ...at, from: own, to: dealer, minor: stake * 100, reason: 'stake' })
    await post(database, { ...at, from: dealer, to: own, minor: payout * 100, reason: 'payout' })
  })
}

/** Moves an amount between two wallets. In the currency's smallest unit. */
const move = (from: string, to: string, minor: number): Promise<void> =>
  change((database, accountId) => {
    const holders = { from: `member:${accountId}:${from}`, to: `member:${accountId}:${to}` }
    return post(database, { ...holders, minor, reason: 'transfer', createdAt: time })
  })

async function addCard(): Promise<string> {
  await call('setPayeeName', { body: { payeeName: 'Mali Rin', verifyPwd: demoPassword } })
  await call('addBankCard', {
    body: { bankCode: 'HARB', number: '12345678', verifyPwd: demoPassword },
  })
  const { cards } = await call('bankCards')
  return cards[0]?.id ?? ''
}

it('returns the most that can be withdrawn from an active bonus, and refuses more', async () => {
  const cardId = await addCard()
  await receive('capped')
  expect(await terms()).toMatchObject({
    capped: '0.00',
    caps: [{ title: 'Double', maxCashOut: '1200.00', above: '0.00' }],
  })
  const before = await terms()
  await bet(100, 900)
  expect(await terms()).toMatchObject({
    locked: '2000.00',
    capped: '600.00',
    available: (Number(before.available) + 200).toFixed(2),
    caps: [{ above: '600.00' }],
  })
  const amount = (Number(before.available) + 201).toFixed(2)
  await expect(call('withdraw', { body: { cardId, amount } })).rejects.toMatchObject({
    code: 'withdraw.cap',
    value: { capped: '600.00', available: (Number(before.available) + 200).toFixed(2) },
  })
})

it('returns what is above the limit when the turnover is done, and records, receipt and bonus show it', async () => {
  await receive('capped')
  const before = Number(await main())
  await bet(2000, 3000)
  expect(Number(await main())).toBe(before + 1000 - 800)
  expect((await terms()).caps).toBeUndefined()
  const { postings } = await call('accountRecord', { query: { kind: 'bonusCap' } })
  expect(postings).toMatchObject([{ amount: '-800.00' }])
  const { orderId = '' } = postings[0] ?? {}
  const receipt = await call('transaction', { query: { orderId } })
  expect(receipt).toMatchObject({ amount: '-800.00', reason: 'bonusCap', title: 'Double' })
  expect(receipt.balanceAfter).toBe(await main())
  const { bonuses } = await call('bonuses', { query: { state: 'completed' } })
  expect(bonuses).toMatchObject([{ maxCashOut: '1200.00', returned: '800.00' }])
  await bet(100, 5000)
  expect(Number(await main())).toBe(before + 200 + 4900)
})

it('returns nothing of a bonus without a limit, or of one that won less', async () => {
  await receive('free')
  await bet(2000, 9000)
  await receive('capped')
  const before = Number(await main())
  await bet(2000, 2100)
  expect(Number(await main())).toBe(before + 100)
  const { bonuses } = await call('bonuses', { query: { state: 'completed' } })
  expect(bonuses.map(({ returned }) => returned)).toEqual([undefined, undefined])
})

it('returns the same winnings once where two bonuses have a limit', async () => {
  await receive('capped')
  await receive('second')
  const before = Number(await main())
  await bet(4000, 5000)
  // The first bonus is worth 2,000 and keeps 1,200; the second one's 2,000 are then 1,200 and it keeps 1,100.
  expect(Number(await main())).toBe(before + 1000 - 800 - 100)
})

it('is not done while what is above its limit is in games, and then returns it', async () => {
  await receive('capped')
  await move('main', 'REELS', 300_000)
  const before = Number(await main())
  await bet(2000, 3000)
  await move('main', 'REELS', 50_000)
  const active = async () => (await call('bonuses', { query: { state: 'active' } })).bonuses.length
  expect([await active(), Number(await main())]).toEqual([1, before + 500])
  await move('REELS', 'main', 350_000)
  expect(await active()).toBe(0)
  expect(Number(await main())).toBe(before + 500 + 3500 - 800)
})
