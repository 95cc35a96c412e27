import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../../../tests/support/start-test-sandbox.ts'
import type { World } from '../../../core/contract/generated/world.ts'
import { demoPassword } from '../../demo/demo-accounts.ts'
import { dayMs } from '../../kit/durations.ts'
import { createDefaultWorld } from '../../world/default-world.ts'

const base = createDefaultWorld('rewards')
const world: World = {
  ...base,
  zone: 'Asia/Bangkok',
  openingBalance: '1000.00',
  settings: {
    ...base.settings,
    humanCheck: false,
    whitelabel: { CAPTCHA3: false, REWCEN3: true },
  },
  rewards: {
    tickets: [
      { id: 'old', title: 'Old ticket', amount: '5', days: 1 },
      { id: 'long', title: 'Long ticket', amount: '18', days: 400, turnover: 3 },
    ],
    missions: [
      { id: 'day', title: 'Deposit', metric: 'deposit', period: 'day', target: '500', amount: '8' },
      {
        id: 'first',
        title: 'First',
        metric: 'depositCount',
        period: 'once',
        target: '2',
        amount: '10',
      },
      { id: 'week', title: 'Come', metric: 'signIns', period: 'week', target: '2', amount: '6' },
    ],
    signIns: { amounts: ['1', '2', '9'] },
  },
}
/** Tuesday, 12 May 2026, 16:00 in Bangkok. */
const start = Date.UTC(2026, 4, 12, 9)
let time = 0
let data = ''
let sandbox: TestSandbox

beforeEach(() => open(world))
afterEach(async () => {
  await sandbox.close()
  expect(sumLedger()).toBe(0)
  rmSync(data, { recursive: true, force: true })
})

/** Returns the sum of all postings, which is zero. A sandbox has its database to itself until it is closed. */
function sumLedger(): number {
  const database = new DatabaseSync(join(data, 'sandbox.db'), { readOnly: true })
  const row = database.prepare('select sum(minor) as total from ledger').get()
  database.close()
  return Number(row?.['total'])
}

async function open(given: World): Promise<void> {
  time = start
  data = mkdtempSync(join(tmpdir(), 'livery-rewards-'))
  sandbox = await startTestSandbox({ world: given, data, now: () => time })
  await logIn()
}

async function reopen(given: World): Promise<void> {
  await sandbox.close()
  rmSync(data, { recursive: true, force: true })
  await open(given)
}

async function logIn(username = 'member88'): Promise<void> {
  const body = { username, password: demoPassword }
  sandbox.signIn((await sandbox.client.call('login', { body })).token)
}

async function codeOf(answer: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await answer.then(() => undefined).catch((cause) => cause)
  return (error as { readonly code?: string } | undefined)?.code // a GatewayError, or undefined
}

const main = async () => Number((await sandbox.client.call('walletBalance')).totalBalance)
const read = () => sandbox.client.call('rewardCenter')
const claim = (rewardId: string) => sandbox.client.call('claimReward', { body: { rewardId } })
async function find(part: string) {
  const { rewards } = await read()
  const found = rewards.find(({ rewardId }) => rewardId.startsWith(part))
  if (!found) throw new Error(`There is no reward ${part}`)
  return found
}
/** Logs in again where the session has ended in the meantime. */
async function wait(ms: number): Promise<void> {
  time += ms
  await logIn()
}
async function deposit(amount: string): Promise<void> {
  const { orderId } = await sandbox.client.call('depositByGateway', {
    body: { methodId: 'qr', amount },
  })
  await sandbox.client.call('confirmDeposit', { body: { orderId } })
  await sandbox.control(`/test/members/member88/orders/${orderId}`, 'PUT', { state: 'success' })
}
const settings = (change: object) => sandbox.control('/test/settings', 'PATCH', change)

describe('a ticket', () => {
  it('is credited once with its turnover, and listed in the records and the history', async () => {
    const before = await main()
    const claimed = await claim('ticket:long')
    expect(claimed).toMatchObject({ amount: '18.00', title: 'Long ticket' })
    expect(await main()).toBe(before + 18)
    expect(await codeOf(claim('ticket:long'))).toBe('reward.claimed')
    expect(await find('ticket:long')).toMatchObject({ state: 'claimed' })
    const { bonuses } = await sandbox.client.call('bonuses', { query: { state: 'active' } })
    expect(bonuses[0]).toMatchObject({ title: 'Long ticket', required: '54.00' })
    expect(bonuses[0]).not.toHaveProperty('expiresAt')
    const { rewards } = await sandbox.client.call('rewardHistory', { query: {} })
    expect(rewards).toMatchObject([{ title: 'Long ticket', orderId: claimed.orderId }])
    const { transactions } = await sandbox.client.call('transactions', { query: {} })
    expect(transactions.map(({ orderId }) => orderId)).toContain(claimed.orderId)
  })

  it('is won by one of ten parallel claims in two tabs, and the others learn it', async () => {
    const before = await main()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => codeOf(claim('ticket:long'))),
    )
    expect(answers.filter((code) => code === undefined)).toHaveLength(1)
    expect(answers.filter((code) => code === 'reward.claimed')).toHaveLength(9)
    expect(await main()).toBe(before + 18)
    const { rewards } = await sandbox.client.call('rewardHistory', { query: {} })
    expect(rewards).toHaveLength(1)
  })

  it('expires', async () => {
    await wait(dayMs)
    expect(await find('ticket:old')).toMatchObject({ state: 'expired' })
    expect(await codeOf(claim('ticket:old'))).toBe('reward.expired')
    expect(await codeOf(claim('ticket:none'))).toBe('reward.notFound')
  })

  it('is not credited to a frozen member, a trial account or a guest', async () => {
    await sandbox.control('/test/members/member88/state', 'PUT', { state: 'frozen' })
    expect(await codeOf(claim('ticket:long'))).toBe('account.frozen')
    await logIn('trial88')
    expect(await codeOf(read())).toBe('demo.not.allowed')
    sandbox.signIn(undefined)
    expect(await codeOf(read())).toBe('login.not.session')
  })
})

describe('a mission', () => {
  it('counts real deposits of its day, is claimed once a day, and begins anew', async () => {
    expect(await find('mission:day')).toMatchObject({
      state: 'progress',
      progress: { done: '0.00', target: '500.00', unit: 'money' },
    })
    expect(await codeOf(claim('mission:day:2026-05-12'))).toBe('reward.notReady')
    await deposit('600')
    const { rewardId, progress, expiresAt } = await find('mission:day')
    expect(progress?.done).toBe('500.00')
    expect(expiresAt).toBe(Date.UTC(2026, 4, 12, 17))
    await claim(rewardId)
    expect(await codeOf(claim(rewardId))).toBe('reward.claimed')
    await wait(8 * 3_600_000)
    expect(await find('mission:day')).toMatchObject({
      rewardId: 'mission:day:2026-05-13',
      state: 'progress',
    })
    await wait(dayMs)
    expect(await codeOf(claim('mission:day:2026-05-13'))).toBe('reward.expired')
  })

  it('that counts all deposits is claimed once for ever', async () => {
    await deposit('600')
    expect(await find('mission:first')).toMatchObject({ progress: { done: '1', unit: 'count' } })
    await deposit('700')
    await claim('mission:first')
    await wait(40 * dayMs)
    expect(await find('mission:first')).toMatchObject({ state: 'claimed' })
  })
})

describe('the calendar', () => {
  const sign = (day: string) => sandbox.client.call('signInToday', { body: { day } })

  it("credits the reward of the day, by the merchant's days, and grows with the days in a row", async () => {
    expect((await sign('2026-05-12')).amount).toBe('1.00')
    expect(await codeOf(sign('2026-05-12'))).toBe('reward.claimed')
    // 00:30 of the next day in Bangkok is still 12 May in UTC.
    await wait(8.5 * 3_600_000)
    expect(await codeOf(sign('2026-05-11'))).toBe('reward.expired')
    expect((await sign('2026-05-13')).amount).toBe('2.00')
    const { calendar } = await read()
    expect(calendar).toMatchObject({ today: '2026-05-13', signed: true, streak: 2 })
    const at = (day: string) => calendar?.days.find((one) => one.day === day)
    expect(at('2026-05-12')).toMatchObject({ state: 'signed', amount: '1.00' })
    expect(at('2026-05-11')).toMatchObject({ state: 'missed', amount: '0.00' })
    expect(at('2026-05-14')).toMatchObject({ state: 'ahead', amount: '9.00', special: true })
    expect(calendar?.days[0]?.day).toBe('2026-04-27')
    expect(calendar?.days.at(-1)?.day).toBe('2026-05-31')
    expect(await find('mission:week')).toMatchObject({ state: 'claimable' })
  })

  it('begins again after a missed day', async () => {
    await sign('2026-05-12')
    await wait(2 * dayMs)
    expect((await read()).calendar).toMatchObject({ streak: 0, signed: false })
    expect((await sign('2026-05-14')).amount).toBe('1.00')
  })
})

describe('claiming all', () => {
  it('credits what can be claimed, with a result for each', async () => {
    const before = await main()
    const { rewards, count, total } = await read()
    expect(await sandbox.client.call('rewardCount')).toEqual({ count })
    await claim('ticket:old')
    const rewardIds = [
      ...rewards.filter(({ state }) => state === 'claimable').map(({ rewardId }) => rewardId),
      'mission:first',
      'ticket:none',
    ]
    const answer = await sandbox.client.call('claimAllRewards', { body: { rewardIds } })
    const codes = answer.results.map(({ rewardId, code }) => [rewardId, code])
    expect(Object.fromEntries(codes)).toMatchObject({
      'ticket:old': 'reward.claimed',
      'mission:first': 'reward.notReady',
      'ticket:none': 'reward.notFound',
      'ticket:long': undefined,
      'signIn:2026-05-12': undefined,
    })
    expect(answer.count).toBe(count - 1)
    expect(await main()).toBe(before + Number(total))
    expect((await read()).count).toBe(0)
  })

  it('credits each reward once when two tabs claim all at the same time', async () => {
    const before = await main()
    const { rewards, total } = await read()
    const rewardIds = rewards
      .filter(({ state }) => state === 'claimable')
      .map(({ rewardId }) => rewardId)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        sandbox.client.call('claimAllRewards', { body: { rewardIds } }),
      ),
    )
    const claimed = answers.reduce((sum, { count }) => sum + count, 0)
    expect(claimed).toBe(rewardIds.length)
    expect(await main()).toBe(before + Number(total))
  })
})

describe('the flag REWCEN3', () => {
  it('refuses every call of the reward centre while it is off, and no gift of a level', async () => {
    await settings({ whitelabel: { REWCEN3: false } })
    const off = 'function.not.available'
    expect(await codeOf(read())).toBe(off)
    expect(await codeOf(sandbox.client.call('rewardCount'))).toBe(off)
    expect(await codeOf(sandbox.client.call('rewardHistory', { query: {} }))).toBe(off)
    expect(await codeOf(claim('ticket:long'))).toBe(off)
    const body = { rewardIds: ['ticket:long'] }
    expect(await codeOf(sandbox.client.call('claimAllRewards', { body }))).toBe(off)
    const day = { day: '2026-05-12' }
    expect(await codeOf(sandbox.client.call('signInToday', { body: day }))).toBe(off)
    const { gifts } = await sandbox.client.call('levelGifts')
    expect(gifts.map(({ gift }) => gift)).toEqual(['upgrade', 'weekly', 'monthly'])
    await settings({ whitelabel: { REWCEN3: true } })
    expect((await read()).count).toBeGreaterThan(0)
  })
})

describe('a gift of the level', () => {
  const claimGift = (rewardId: string) =>
    sandbox.client.call('claimLevelGift', { body: { rewardId } })

  it('is claimed once in its week, by either call', async () => {
    const before = await main()
    const weekly = 'gift:weekly:2026-05-11'
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => codeOf(claimGift(weekly))),
      ...Array.from({ length: 5 }, () => codeOf(claim(weekly))),
    ])
    expect(answers.filter((code) => code === undefined)).toHaveLength(1)
    expect(answers.filter((code) => code === 'reward.claimed')).toHaveLength(9)
    expect(await main()).toBe(before + 0.8)
    await wait(5 * dayMs)
    expect((await find('gift:weekly')).state).toBe('claimed')
    await wait(dayMs)
    expect(await find('gift:weekly')).toMatchObject({
      rewardId: 'gift:weekly:2026-05-18',
      state: 'claimable',
    })
    expect(await codeOf(claimGift('ticket:long'))).toBe('reward.notFound')
  })

  it('of the birthday can be claimed for seven days', async () => {
    await sandbox.client.call('setProfile', {
      body: { field: 'birthday', value: '1990-05-14', verifyPwd: demoPassword },
    })
    expect(await find('gift:birthday')).toMatchObject({
      state: 'progress',
      claimableFrom: '2026-05-14',
    })
    await wait(2 * dayMs)
    await claimGift('gift:birthday:2026')
    await wait(7 * dayMs)
    expect(await find('gift:birthday')).toMatchObject({ claimableFrom: '2027-05-14' })
  })
})

describe('the level', () => {
  const levels: World['levels'] = {
    list: [
      {},
      { rise: { turnover: '0', deposits: '100' }, keep: { turnover: '0', deposits: '100' } },
      { rise: { turnover: '0', deposits: '500' }, keep: { turnover: '0', deposits: '250' } },
      { rise: { turnover: '0', deposits: '1000' }, upgrade: '88' },
      { rise: { turnover: '100', deposits: '1000' }, upgrade: '288' },
      { rise: { turnover: '9999', deposits: '9999' } },
    ],
  }
  const level = async () => (await sandbox.client.call('vipProgress')).level

  it('rises as soon as the month meets its targets, and its gift can be claimed', async () => {
    await reopen({ ...world, levels })
    expect(await sandbox.client.call('vipProgress')).toEqual({
      level: 'VIP 3',
      next: 'VIP 4',
      turnover: '0.00',
      target: '0.00',
      deposits: '0.00',
      depositTarget: '1000.00',
      keep: { turnover: '0.00', deposits: '250.00' },
      resetsAt: Date.UTC(2026, 4, 31, 17),
    })
    await deposit('1200')
    expect(await level()).toBe('VIP 4')
    expect((await sandbox.client.call('memberInfo')).level).toBe('VIP 4')
    expect(await find('gift:upgrade:4')).toMatchObject({ state: 'claimable', amount: '88.00' })
  })

  it('is lost, one at a time, at the end of each month that does not keep it', async () => {
    await reopen({ ...world, levels })
    expect(await level()).toBe('VIP 3')
    await deposit('260')
    await wait(20 * dayMs)
    expect(await level()).toBe('VIP 3')
    await wait(30 * dayMs)
    expect(await level()).toBe('VIP 2')
    expect(await level()).toBe('VIP 2')
    await wait(3 * 31 * dayMs)
    expect(await level()).toBe('VIP 1')
  })

  it('agrees with the list of levels, which guests may read', async () => {
    const { keep, target, depositTarget } = await sandbox.client.call('vipProgress')
    sandbox.signIn(undefined)
    const { levels: list } = await sandbox.client.call('vipLevels')
    expect(list).toHaveLength(6)
    expect(list[2]?.keep).toEqual(keep)
    expect(list[3]?.rise).toEqual({ turnover: target, deposits: depositTarget })
    expect(list[0]).not.toHaveProperty('rise')
  })
})
