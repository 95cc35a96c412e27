import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../../../tests/support/start-test-sandbox.ts'
import { demoPassword } from '../../demo/demo-accounts.ts'
import { dayMs } from '../../kit/durations.ts'
import { createDefaultWorld } from '../../world/default-world.ts'

const base = createDefaultWorld('mall')
const world = {
  ...base,
  zone: 'Asia/Bangkok',
  settings: {
    ...base.settings,
    humanCheck: false,
    whitelabel: { CAPTCHA3: false, PTSYS3: true },
  },
  mall: {
    betPerPoint: '100',
    expiry: 'nextYearEnd' as const,
    openingPoints: { member88: 8420, newbie88: 120 },
    convert: { points: 100, amount: '1', min: 500, dailyCap: 2000, turnover: 1, days: 7 },
    goods: [
      { id: 'tiffin', name: { en: 'Tiffin box' }, points: 2400, stock: 1 },
      { id: 'cup', name: { en: 'Cup' }, points: 100, stock: 50, limit: 3 },
      { id: 'lamp', name: { en: 'Lamp' }, points: 3800, stock: 6, level: 4 },
      { id: 'gold', name: { en: 'Gold' }, points: 90_000, stock: 1 },
      {
        id: 'spins',
        name: { en: '20 free spins' },
        points: 800,
        stock: 500,
        spins: { count: 20, value: '1', game: { en: 'Night train' }, turnover: 2, days: 3 },
      },
    ],
  },
}
const delivery = {
  recipient: 'Maya Rangi',
  mobileNum: '0211234567',
  address: '1 Quay Street, Bluff',
}
let time = 0
let data = ''
let sandbox: TestSandbox

beforeEach(async () => {
  time = Date.UTC(2026, 4, 12, 9)
  data = mkdtempSync(join(tmpdir(), 'livery-mall-'))
  sandbox = await startTestSandbox({ world, data, now: () => time })
  await logIn()
})
afterEach(async () => {
  await sandbox.close()
  rmSync(data, { recursive: true })
})

async function logIn(username = 'member88'): Promise<void> {
  const body = { username, password: demoPassword }
  sandbox.signIn((await sandbox.client.call('login', { body })).token)
}
async function codeOf(answer: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await answer.then(() => undefined).catch((cause) => cause)
  return (error as { readonly code?: string } | undefined)?.code // a GatewayError, or undefined
}
const points = async () => (await sandbox.client.call('pointsBalance')).points
const redeem = (goodId: string, quantity = 1, more: object = {}) =>
  sandbox.client.call('redeemGood', {
    body: { goodId, quantity, delivery, verifyPwd: demoPassword, ...more },
  })
const convert = (count: number, more: object = {}) =>
  sandbox.client.call('convertPoints', { body: { points: count }, ...more })
const decide = (orderId: string, state: string, note?: string) =>
  sandbox.control(`/test/members/member88/mall-orders/${orderId}`, 'PUT', { state, note })
const main = async () => Number((await sandbox.client.call('walletBalance')).totalBalance)
async function stockOf(goodId: string): Promise<number | undefined> {
  const { goods } = await sandbox.client.call('mallGoods')
  return goods.find(({ id }) => id === goodId)?.stock
}
async function read(orderId: string) {
  const { orders } = await sandbox.client.call('mallOrders', { query: { orderId } })
  return orders[0]
}
const settings = (change: object) => sandbox.control('/test/settings', 'PATCH', change)

describe('points', () => {
  it('are shown with the level, what this month earned, and what expires at the end of the year', async () => {
    expect(await sandbox.client.call('pointsBalance')).toEqual({
      points: 8420,
      level: 'VIP 3',
      earnedThisMonth: 387,
      betPerPoint: '100.00',
      expiring: { points: 538, at: Date.UTC(2026, 11, 31, 17) },
    })
  })

  it('of last year expire once when the year has ended; what was spent came from the oldest', async () => {
    await convert(500)
    time = Date.UTC(2026, 11, 31, 18)
    await logIn()
    expect(await points()).toBe(8420 - 538)
    expect(await points()).toBe(8420 - 538)
    const { expiring } = await sandbox.client.call('pointsBalance')
    expect(expiring).toMatchObject({ points: 8420 - 538 })
  })

  it('are not shown to a trial account, and nothing answers where the mall is off', async () => {
    await settings({ whitelabel: { PTSYS3: false } })
    expect(await codeOf(points())).toBe('function.not.available')
    expect(await codeOf(redeem('cup'))).toBe('function.not.available')
    expect(await codeOf(convert(500))).toBe('function.not.available')
  })
})

describe('an item', () => {
  it('is ordered, sent and received, and the order shows its state', async () => {
    const order = await redeem('cup', 2)
    expect(order).toMatchObject({
      state: 'processing',
      points: 200,
      pointsAfter: 8220,
      recipient: 'M****',
      mobileNum: '021****4567',
      address: '1 Quay****',
    })
    expect(await points()).toBe(8220)
    expect(await stockOf('cup')).toBe(48)
    expect((await decide(order.orderId, 'shipped', 'TH123')).status).toBe(204)
    expect(await read(order.orderId)).toMatchObject({ state: 'shipped', tracking: 'TH123' })
    await decide(order.orderId, 'done')
    const done = await read(order.orderId)
    expect(done?.steps.map(({ state }) => state)).toEqual(['processing', 'shipped', 'done'])
    expect((await decide(order.orderId, 'refused')).status).toBe(409)
    expect(await points()).toBe(8220)
  })

  it('refused by staff returns its points and its place in the stock once, with the reason', async () => {
    const { orderId } = await redeem('tiffin')
    expect(await stockOf('tiffin')).toBe(0)
    const answers = await Promise.all([1, 2].map(() => decide(orderId, 'refused', 'Broken')))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await read(orderId)).toMatchObject({ state: 'refused', reason: 'Broken' })
    expect(await points()).toBe(8420)
    expect(await stockOf('tiffin')).toBe(1)
  })

  it('is cancelled before it is sent, and not afterwards', async () => {
    const cancel = (orderId: string) =>
      sandbox.client.call('cancelMallOrder', { body: { orderId } })
    const first = await redeem('cup')
    const ends = await Promise.all([cancel(first.orderId), codeOf(cancel(first.orderId))])
    expect([ends[0].state, ends[1]]).toEqual(['cancelled', 'order.sent'])
    expect(await points()).toBe(8420)
    const second = await redeem('cup')
    await decide(second.orderId, 'shipped', 'TH1')
    expect(await codeOf(cancel(second.orderId))).toBe('order.sent')
    await logIn('newbie88')
    expect(await codeOf(cancel(second.orderId))).toBe('order.notFound')
  })

  it.each([
    ['too few points', 'gold', 1, 'points.insufficient'],
    ['a level that is too low', 'lamp', 1, 'level.locked'],
    ['more than there are', 'tiffin', 2, 'good.outOfStock'],
    ['more than one member gets', 'cup', 4, 'good.limit'],
    ['an item that is gone', 'boat', 1, 'good.gone'],
  ])('is refused for %s, and nothing is taken', async (_, goodId, quantity, code) => {
    const before = await stockOf(goodId)
    expect(await codeOf(redeem(goodId, quantity))).toBe(code)
    expect(await points()).toBe(8420)
    expect(await stockOf(goodId)).toBe(before)
  })

  it('is sent only to a complete address of the profile', async () => {
    expect(await codeOf(redeem('cup', 1, { delivery: undefined }))).toBe('delivery.missing')
    const verifyPwd = demoPassword
    const { client } = sandbox
    await client.call('setPayeeName', { body: { payeeName: 'Somchai Jaidee', verifyPwd } })
    for (const [field, value] of [
      ['mobileNum', '0812345678'],
      ['address', '99 Rama IV Road'],
    ] as const)
      await client.call('setProfile', { body: { field, value, verifyPwd } })
    const { recipient, address } = await redeem('cup', 1, { delivery: undefined })
    expect([recipient, address]).toEqual(['S****', '99 Ram****'])
  })

  it('needs the password; wrong ones count until they are locked', async () => {
    const wrong = () => redeem('cup', 1, { verifyPwd: 'Wrong-2026' })
    expect(await codeOf(wrong())).toBe('password.incorrect')
    expect(await points()).toBe(8420)
    for (let count = 0; count < 11; count += 1) await codeOf(wrong())
    expect(await codeOf(redeem('cup'))).toBe('TOO_MANY_REQUEST')
  })

  it('with a stock of one goes to one of ten parallel requests, and the others learn it', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(redeem('tiffin'))))
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(codes.filter((code) => code === 'good.outOfStock')).toHaveLength(9)
    expect(await points()).toBe(8420 - 2400)
    expect(await stockOf('tiffin')).toBe(0)
  })

  it('is ordered once by two requests with one key', async () => {
    const body = { goodId: 'cup', quantity: 1, delivery, verifyPwd: demoPassword }
    const ask = () => sandbox.client.call('redeemGood', { body, idempotencyKey: 'one-press' })
    const [first, second] = await Promise.all([ask(), ask()])
    expect(first.orderId).toBe(second.orderId)
    expect(await points()).toBe(8320)
  })
})

describe('free spins', () => {
  it('are credited at once as a bonus of their value, whose turnover is played in slots', async () => {
    const before = await main()
    const order = await redeem('spins', 2, { delivery: undefined })
    expect(order).toMatchObject({ kind: 'freeSpins', state: 'done', spins: 40, amount: '40.00' })
    expect(await main()).toBe(before + 40)
    const { bonuses } = await sandbox.client.call('bonuses', { query: { state: 'active' } })
    expect(bonuses).toMatchObject([
      { title: '20 free spins', amount: '40.00', required: '80.00', categories: ['RNG'] },
    ])
  })
})

describe('a conversion', () => {
  it('credits its amount as a bonus with turnover, within its least and the cap of the day', async () => {
    const before = await main()
    expect(await convert(500)).toMatchObject({ kind: 'cash', state: 'done', amount: '5.00' })
    expect(await main()).toBe(before + 5)
    expect(await points()).toBe(7920)
    expect(await sandbox.client.call('convertTerms')).toMatchObject({
      points: 100,
      amount: '1.00',
      doneToday: 500,
      balance: 7920,
      resetsAt: Date.UTC(2026, 4, 12, 17),
    })
    expect(await codeOf(convert(400))).toBe('points.least')
    expect(await codeOf(convert(550))).toBe('request_param_err')
    expect(await codeOf(convert(1600))).toBe('points.cap')
    await convert(1500)
    expect(await codeOf(convert(500))).toBe('points.cap')
    time += dayMs
    await logIn()
    expect((await convert(500)).state).toBe('done')
  })

  it('of ten at once never exceeds the points or the cap', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(convert(500))))
    expect(codes.filter((code) => code === undefined)).toHaveLength(4)
    expect(codes.filter((code) => code === 'points.cap')).toHaveLength(6)
    expect(await points()).toBe(6420)
    await logIn('newbie88')
    expect(await codeOf(convert(500))).toBe('points.insufficient')
  })
})

it('the history lists every order, the latest first, and the ledger adds up to zero', async () => {
  const { orderId } = await redeem('cup')
  time += 60_000
  await convert(500)
  time += 60_000
  await redeem('spins')
  await decide(orderId, 'refused', 'No more cups')
  const { orders, totalPages } = await sandbox.client.call('mallOrders', { query: {} })
  expect(orders.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'freeSpins done',
    'cash done',
    'goods refused',
  ])
  expect(totalPages).toBe(1)
  const listed = await sandbox.control('/test/members/member88/mall-orders', 'GET')
  expect(await listed.json()).toHaveLength(3)
  await sandbox.close()
  const books = new DatabaseSync(join(data, 'sandbox.db'), { readOnly: true })
  expect(books.prepare('SELECT sum(minor) AS sum FROM ledger').get()).toEqual({ sum: 0 })
  books.close()
})
