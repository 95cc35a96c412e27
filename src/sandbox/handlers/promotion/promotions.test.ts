import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallPng } from '../../../../tests/support/small-png.ts'
import { startTestSandbox, type TestSandbox } from '../../../../tests/support/start-test-sandbox.ts'
import type { PromotionStatus } from '../../../core/contract/generated/gateway.ts'
import type { WorldPromotion } from '../../../core/contract/generated/world.ts'
import {
  listPromotionActions,
  type PromotionAction,
  promotionActions,
} from '../../../core/contract/promotion-states.ts'
import { demoPassword } from '../../demo/demo-accounts.ts'
import { hourMs } from '../../kit/durations.ts'
import { createDefaultWorld } from '../../world/default-world.ts'

const base = createDefaultWorld('promotions')
const words = { title: 'Title', rules: '<p>Rules</p>', category: 'member' } as const
const open = { fromHours: -10, untilHours: 100, turnover: 3, days: 7, ...words } as const
const own: readonly WorldPromotion[] = [
  {
    ...open,
    id: 'deposit',
    percent: '10',
    maxBonus: '50',
    minDeposit: '120',
    target: { kind: 'deposit', amount: '300' },
  },
  {
    ...open,
    id: 'settled',
    bonus: '20',
    target: { kind: 'deposit', amount: '300', settleMinutes: 60 },
  },
  { ...open, id: 'apply', bonus: '30', application: true, reapply: true },
  { ...open, id: 'apply-once', bonus: '30', application: true },
  { ...open, id: 'level', bonus: '30', level: 5, target: { kind: 'deposit', amount: '300' } },
  { ...open, id: 'soon', bonus: '30', fromHours: 2, target: { kind: 'deposit', amount: '300' } },
]
const settings = {
  ...base.settings,
  humanCheck: false,
  whitelabel: { CAPTCHA3: false },
}
let time = 0
let sandbox: TestSandbox

async function start(promotions?: readonly WorldPromotion[]): Promise<void> {
  time = Date.UTC(2026, 4, 12, 9)
  const world = { ...base, openingBalance: '1000.00', settings }
  sandbox = await startTestSandbox({
    world: promotions ? { ...world, promotions: [...promotions] } : world,
    now: () => time,
  })
}

async function logIn(username = 'member88'): Promise<void> {
  const body = { username, password: demoPassword }
  sandbox.signIn((await sandbox.client.call('login', { body })).token)
}

afterEach(() => sandbox.close())

async function codeOf(answer: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await answer.then(() => undefined).catch((cause) => cause)
  return (error as { readonly code?: string } | undefined)?.code // a GatewayError, or undefined
}
const read = async (promotionId: string) =>
  (await sandbox.client.call('promotion', { query: { promotionId } })).promotion
const statusOf = async (promotionId: string) => (await read(promotionId)).status
const move = (promotionId: string, name: 'join' | 'reapply' | 'leave') =>
  sandbox.client.call('movePromotion', { body: { promotionId, move: name } })
const claim = (promotionId: string) =>
  sandbox.client.call('claimPromotion', { body: { promotionId } })
const apply = (promotionId: string, more: object = {}) =>
  sandbox.client.call('applyPromotion', { body: { promotionId, ...more } })
const decide = (id: string, state: string, reason?: string) =>
  sandbox.control(`/test/members/member88/promotions/${id}`, 'PUT', { state, reason })
const main = async () => (await sandbox.client.call('walletBalance')).totalBalance
async function deposit(amount: string): Promise<void> {
  const body = { methodId: 'qr', amount }
  const { orderId } = await sandbox.client.call('depositByGateway', { body })
  await sandbox.control(`/test/members/member88/orders/${orderId}`, 'PUT', { state: 'success' })
}

describe('a world without promotions of its own', () => {
  beforeEach(() => start())

  it('has twelve, and the demo member has one in each status', async () => {
    await logIn()
    const { promotions, categories } = await sandbox.client.call('promotions')
    expect(promotions).toHaveLength(12)
    expect(new Set(promotions.map(({ status }) => status))).toEqual(
      new Set<PromotionStatus>([
        'comingSoon',
        'join',
        'signed',
        'process',
        'applying',
        'issued',
        'claim',
        'claimed',
        'rejected',
        'close',
      ]),
    )
    const named = categories.map(({ id }) => id)
    expect(promotions.every(({ category }) => named.includes(category))).toBe(true)
  })

  it('shows a guest only what the clock decides', async () => {
    const { promotions } = await sandbox.client.call('promotions')
    const seen = new Set(promotions.map(({ status }) => status))
    expect(seen).toEqual(new Set(['comingSoon', 'join', 'close']))
    expect(promotions.some(({ due, changedAt }) => due ?? changedAt)).toBe(false)
  })

  it('refuses every action that the status of a promotion does not allow, and takes the others', async () => {
    await logIn()
    const { promotions } = await sandbox.client.call('promotions')
    const act: Record<PromotionAction, (id: string) => Promise<unknown>> = {
      join: (id) => move(id, 'join'),
      reapply: (id) => move(id, 'reapply'),
      leave: (id) => move(id, 'leave'),
      apply,
      claim,
    }
    const refused: string[] = []
    for (const { promotionId, status, application, mayReapply } of promotions) {
      const allowed = listPromotionActions(status, { application, mayReapply })
      for (const action of promotionActions)
        if (!allowed.includes(action)) {
          const code = await codeOf(act[action](promotionId))
          if (code !== 'promotion.state') refused.push(`${status} ${action} ${code}`)
        }
      expect(await statusOf(promotionId), `${promotionId} is unchanged`).toBe(status)
    }
    expect(refused).toEqual([])
  })
})

describe('a promotion with a target', () => {
  beforeEach(async () => {
    await start(own)
    await logIn()
  })

  it('goes from joining over counted deposits to a reward that is credited once', async () => {
    expect(await statusOf('deposit')).toBe('join')
    expect(await move('deposit', 'join')).toMatchObject({ status: 'signed' })
    await deposit('150')
    expect(await read('deposit')).toMatchObject({ status: 'process' })
    await deposit('200')
    const ready = await read('deposit')
    expect(ready.status).toBe('claim')
    const before = Number(await main())
    const due = Number(ready.due)
    expect(due).toBeCloseTo(35, 0)
    const taken = await claim('deposit')
    expect(taken.promotion.status).toBe('claimed')
    expect(Number(await main())).toBeCloseTo(before + due, 2)
    const { bonuses } = await sandbox.client.call('bonuses', { query: {} })
    expect(bonuses[0]).toMatchObject({ title: 'Title', required: taken.required })
    expect(await codeOf(claim('deposit'))).toBe('promotion.state')
  })

  it('pays one of ten claims at once, and reports to the others that it is paid', async () => {
    await move('deposit', 'join')
    await deposit('300')
    const due = Number((await read('deposit')).due)
    const before = Number(await main())
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(claim('deposit'))))
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(codes.filter((code) => code === 'promotion.state')).toHaveLength(9)
    expect(Number(await main())).toBeCloseTo(before + due, 2)
  })

  it('does not count a deposit below the minimum or before joining', async () => {
    await deposit('300')
    time += 1000
    await move('deposit', 'join')
    await deposit('100')
    expect(await statusOf('deposit')).toBe('signed')
    const { target } = await read('deposit')
    expect(target).toMatchObject({ goal: '300.00', done: '0.00' })
  })

  it('waits for its settlement in the status process, and is then ready', async () => {
    await move('settled', 'join')
    await deposit('300')
    const waiting = await read('settled')
    expect(waiting).toMatchObject({ status: 'process' })
    expect(waiting.target?.settlesAt).toBe(time + hourMs)
    time += hourMs
    expect(await read('settled')).toMatchObject({ status: 'claim', due: '20.00' })
  })

  it('is settled from when its target was reached, whenever the member looks', async () => {
    await move('settled', 'join')
    await deposit('300')
    time += 30 * 60_000
    const { target } = await read('settled')
    expect(target?.settlesAt).toBe(time + hourMs / 2)
  })

  it('deletes what was counted when the member leaves it', async () => {
    await move('deposit', 'join')
    await deposit('150')
    await move('deposit', 'leave')
    expect(await read('deposit')).toMatchObject({ status: 'join', target: { done: '0.00' } })
    time += 1000
    await move('deposit', 'join')
    expect(await statusOf('deposit')).toBe('signed')
  })

  it('pays a member who reached the target before the end, also when the end passes before the settlement', async () => {
    await sandbox.control('/test/promotions/settled', 'PUT', { from: 0, until: time + hourMs / 2 })
    await move('settled', 'join')
    await deposit('300')
    const { target } = await read('settled')
    time += hourMs / 2
    expect(await read('settled')).toMatchObject({ status: 'process', target })
    time = target?.settlesAt ?? 0
    expect(await read('settled')).toMatchObject({ status: 'claim', due: '20.00' })
    expect(await claim('settled')).toMatchObject({ amount: '20.00' })
  })

  it('pays a member who reached the target before the end and looks long after it', async () => {
    await move('settled', 'join')
    await deposit('300')
    time += 300 * hourMs
    await logIn()
    expect(await read('settled')).toMatchObject({ status: 'claim', due: '20.00' })
  })

  it('opens by the clock and closes at its end, unless the target is reached', async () => {
    expect(await statusOf('soon')).toBe('comingSoon')
    expect(await codeOf(move('soon', 'join'))).toBe('promotion.state')
    time += 2 * hourMs
    expect(await statusOf('soon')).toBe('join')
    await move('soon', 'join')
    await deposit('200')
    expect(await statusOf('soon')).toBe('process')
    time += 100 * hourMs
    await logIn()
    expect(await statusOf('soon')).toBe('close')
    expect(await codeOf(claim('soon'))).toBe('promotion.state')
  })

  it('follows the times that staff set', async () => {
    const times = { from: time + 1000, until: time + 2000 }
    await sandbox.control('/test/promotions/deposit', 'PUT', times)
    expect(await read('deposit')).toMatchObject({ status: 'comingSoon', ...times })
    time += 1000
    expect(await statusOf('deposit')).toBe('join')
    time += 1000
    expect(await statusOf('deposit')).toBe('close')
  })

  it('is refused to a member below its level, whose status stays', async () => {
    const { conditions } = await sandbox.client.call('promotion', {
      query: { promotionId: 'level' },
    })
    expect(conditions).toEqual([{ kind: 'level', least: 'VIP 5', have: 'VIP 3', met: false }])
    expect(await codeOf(move('level', 'join'))).toBe('promotion.conditions')
    expect(await statusOf('level')).toBe('join')
  })
})

describe('an application', () => {
  beforeEach(async () => {
    await start(own)
    await logIn()
  })

  it('waits for staff, is issued, and claimed', async () => {
    expect(await codeOf(move('apply', 'join'))).toBe('promotion.state')
    expect(await apply('apply', { comment: 'Mine', pictures: [smallPng] })).toMatchObject({
      status: 'applying',
    })
    const listed = await sandbox.control('/test/members/member88/promotions', 'GET')
    expect(await listed.json()).toEqual([
      { promotionId: 'apply', status: 'applying', comment: 'Mine', pictures: 1, sentAt: time },
    ])
    expect((await decide('apply', 'issued')).status).toBe(204)
    expect((await decide('apply', 'rejected')).status).toBe(409)
    expect(await read('apply')).toMatchObject({ status: 'issued', due: '30.00' })
    expect(await claim('apply')).toMatchObject({ amount: '30.00', required: '90.00' })
  })

  it('is rejected with a reason, and sent again where the promotion allows it', async () => {
    for (const id of ['apply', 'apply-once']) {
      await apply(id)
      await decide(id, 'rejected', 'incomplete')
      expect(await read(id)).toMatchObject({ status: 'rejected', reason: 'incomplete' })
    }
    expect(await codeOf(apply('apply'))).toBe('promotion.state')
    expect(await move('apply', 'reapply')).toMatchObject({ status: 'join' })
    expect(await apply('apply')).toMatchObject({ status: 'applying' })
    expect(await codeOf(move('apply-once', 'reapply'))).toBe('promotion.state')
  })

  it.each([
    [
      'a picture that is neither PNG nor JPEG by its content',
      { pictures: ['JVBERi0xLjc='] },
      'picture.invalid',
    ],
    ['four pictures', { pictures: [smallPng, smallPng, smallPng, smallPng] }, 'request_param_err'],
    ['a comment of 141 characters', { comment: 'x'.repeat(141) }, 'request_param_err'],
  ])('is refused with %s', async (_, more, code) => {
    expect(await codeOf(apply('apply', more))).toBe(code)
    expect(await statusOf('apply')).toBe('join')
  })

  it('is refused to a guest and to a trial account', async () => {
    sandbox.signIn(undefined)
    expect(await codeOf(apply('apply'))).toBe('login.not.session')
    await logIn('trial88')
    expect(await codeOf(apply('apply'))).toBe('demo.not.allowed')
  })
})

it('of a promotion that the gateway does not know is refused', async () => {
  await start(own)
  const query = { promotionId: 'nothing' }
  expect(await codeOf(sandbox.client.call('promotion', { query }))).toBe('promotion.notFound')
})
