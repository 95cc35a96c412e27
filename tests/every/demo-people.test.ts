import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPin } from '../../src/sandbox/demo/demo-accounts.ts'
import { signInTo } from '../support/play-games.ts'
import { makeDataFolder, readOpenWorld, worldNames } from '../support/seeded-worlds.ts'
import { startTestSandbox, type TestSandbox } from '../support/start-test-sandbox.ts'

const start = Date.UTC(2026, 10, 27, 13)
const hourMs = 3_600_000
const dayMs = 24 * hourMs

describe.each(worldNames)('the demonstration accounts of %s', (name) => {
  const data = makeDataFolder()
  let now = start
  let sandbox: TestSandbox
  const call: TestSandbox['client']['call'] = (...asked) => sandbox.client.call(...asked)

  beforeAll(async () => {
    sandbox = await startTestSandbox({ data, world: readOpenWorld(name), now: () => now })
    await signInTo(sandbox, 'member88')
  })
  afterAll(async () => {
    await sandbox.close()
    rmSync(data, { recursive: true, force: true })
  })

  it('have a member with everything filled', async () => {
    const { fields } = await call('profile')
    const empty = fields.filter(({ value }) => value === undefined).map((field) => field.name)
    expect(empty).toEqual([])
    expect(await call('memberInfo')).toMatchObject({ nickname: 'Mali', account: 'member88' })
    expect(await call('securityConfig')).toMatchObject({
      withdrawalPassword: true,
      securityQuestions: 2,
      bankCards: 2,
      identity: 'verified',
    })
    const { signIns } = await call('signIns')
    expect(signIns.filter(({ place }) => place !== undefined).length).toBeGreaterThan(4)
    const { limits } = await call('playLimits')
    const set = limits.filter(({ amount }) => amount !== undefined)
    expect(set).toHaveLength(2)
    for (const { used, amount } of set) expect(Number(used)).toBeLessThan(Number(amount))
    expect(Number(set[0]?.used)).toBeGreaterThan(0)
    const { friends } = await call('inviteHistory', { query: {} })
    expect(friends.map(({ state }) => state)).toEqual(['registered', 'rewarded', 'rewarded'])
    expect(start - (friends[0]?.registeredAt ?? 0)).toBeLessThan(2 * dayMs)
    const { messages } = await call('messages', { query: { box: 'inbox' } })
    expect(messages.some(({ sender }) => sender === 'Upline')).toBe(true)
    expect((await call('unreadMessages')).count).toBeGreaterThan(1)
  })

  it('have something that waits on every page of the member, also the day after', async () => {
    for (const hours of [0, 9]) {
      now = start + hours * hourMs
      const { openOrderId } = await call('withdrawalTerms')
      const withdrawals = await call('withdrawalReport', { query: { orderId: openOrderId ?? '' } })
      expect(withdrawals.orders[0]?.state).toBe('reviewing')
      const deposits = await call('depositReport', { query: { open: true } })
      expect(deposits.orders.map(({ state }) => state)).toEqual(['verifying'])
      const { bonuses } = await call('bonuses', { query: { state: 'active' } })
      const played = bonuses.map(({ done, required }) => Number(done) / Number(required))
      expect(played.some((part) => part > 0.25 && part < 0.9)).toBe(true)
      const { orders } = await call('mallOrders', { query: {} })
      expect(new Set(orders.map(({ state }) => state))).toEqual(
        new Set(['done', 'refused', 'shipped', 'processing']),
      )
    }
    now = start
  })

  it('have a withdrawal that is paid after a day, and a PIN that opens the next one', async () => {
    now = start + 2 * dayMs
    await signInTo(sandbox, 'member88')
    const terms = await call('withdrawalTerms')
    expect(terms.gates).toEqual([])
    const { cards } = await call('bankCards')
    const body = { cardId: cards[0]?.id ?? '', amount: terms.min, paymentPassword: demoPin }
    expect((await call('withdraw', { body })).state).toBe('submitted')
    now = start
  })

  it('have an agent whose team played this morning', async () => {
    await signInTo(sandbox, 'agent88')
    const query = { period: 'today' } as const
    const { validBets, deposits } = await call('teamKpiA', { query })
    expect(Number(validBets)).toBeGreaterThan(0)
    expect(Number(deposits)).toBeGreaterThan(0)
  })

  it('have a new account with nothing', async () => {
    await signInTo(sandbox, 'newbie88')
    expect((await call('walletBalance')).totalBalance).toBe('0.00')
    expect((await call('transactions', { query: {} })).totalCount).toBe(0)
    expect((await call('accountRecord', { query: {} })).totalCount).toBe(0)
    expect((await call('pointsBalance')).points).toBe(0)
    expect((await call('inviteHistory', { query: {} })).friends).toEqual([])
    expect((await call('bankCards')).cards).toEqual([])
    expect((await call('messages', { query: { box: 'inbox' } })).messages).toEqual([])
    expect((await call('withdrawalTerms')).gates).toEqual(
      expect.arrayContaining(['payeeName', 'bankCard', 'pin']),
    )
  })
})
