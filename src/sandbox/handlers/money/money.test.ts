import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallPng } from '../../../../tests/support/small-png.ts'
import { startTestSandbox, type TestSandbox } from '../../../../tests/support/start-test-sandbox.ts'
import type { DepositOrder } from '../../../core/contract/generated/gateway.ts'
import { demoPassword } from '../../demo/demo-accounts.ts'
import { minuteMs } from '../../kit/durations.ts'
import { createDefaultWorld } from '../../world/default-world.ts'

const base = createDefaultWorld('money')
const world = {
  ...base,
  openingBalance: '1000.00',
  settings: {
    ...base.settings,
    humanCheck: false,
    wallet: 'transfer' as const,
    whitelabel: { CAPTCHA3: false, FUNDTRANS3: true },
  },
}
const secondMs = 1000
const pin = '246810'
let time = 0
let sandbox: TestSandbox

beforeEach(async () => {
  time = Date.UTC(2026, 4, 12, 9)
  sandbox = await startTestSandbox({ world, now: () => time })
  await logIn()
})
afterEach(() => sandbox.close())

async function logIn(username = 'member88'): Promise<void> {
  const body = { username, password: demoPassword }
  sandbox.signIn((await sandbox.client.call('login', { body })).token)
}

const settings = (change: object) => sandbox.control('/test/settings', 'PATCH', change)
const decide = (orderId: string, state: string, reason?: string) =>
  sandbox.control(`/test/members/member88/orders/${orderId}`, 'PUT', { state, reason })
async function codeOf(answer: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await answer.then(() => undefined).catch((cause) => cause)
  return (error as { readonly code?: string } | undefined)?.code // a GatewayError, or undefined
}
async function balance(): Promise<string> {
  return (await sandbox.client.call('walletBalance')).sumBalance
}
const main = async () => (await sandbox.client.call('walletBalance')).totalBalance
const order = (amount: string, more: object = {}) =>
  sandbox.client.call('depositByGateway', { body: { methodId: 'qr', amount, ...more } })
const confirm = (orderId: string, more: object = {}) =>
  sandbox.client.call('confirmDeposit', { body: { orderId, ...more } })
async function read(orderId: string): Promise<DepositOrder> {
  const { orders } = await sandbox.client.call('depositReport', { query: { orderId } })
  if (!orders[0]) throw new Error('The order is there')
  return orders[0]
}
async function setName(): Promise<void> {
  await sandbox.client.call('setPayeeName', {
    body: { payeeName: 'Somchai Jaidee', verifyPwd: demoPassword },
  })
}
async function makeReady(): Promise<string> {
  await setName()
  await sandbox.client.call('addBankCard', {
    body: { bankCode: 'HARB', number: '12345678', verifyPwd: demoPassword },
  })
  await sandbox.client.call('setPaymentPassword', { body: { paymentPassword: pin } })
  const { cards } = await sandbox.client.call('bankCards')
  return cards[0]?.id ?? ''
}

describe('a deposit', () => {
  it('is paid by its code and credited exactly when the cashier approves', async () => {
    const before = Number(await main())
    const { orderId, state, payable, qr, amount } = await order('500')
    expect(state).toBe('awaiting')
    expect(amount).toBe('500.00')
    expect(qr).toContain(`54${String(payable.length).padStart(2, '0')}${payable}`)
    expect((await confirm(orderId)).state).toBe('verifying')
    expect(await read(orderId)).not.toHaveProperty('qr')
    time += 21 * secondMs
    const { state: after, balanceAfter, steps } = await read(orderId)
    expect(after).toBe('success')
    expect(steps.map((step) => step.state)).toEqual(['awaiting', 'verifying', 'success'])
    expect(balanceAfter).toBe((before + Number(payable)).toFixed(2))
    expect(await main()).toBe(balanceAfter)
  })

  it('is refused with a reason when the cashier rejects, and stays undecided when the cashier forgets', async () => {
    const before = await balance()
    await settings({ cashier: 'forget' })
    const { orderId } = await order('500')
    await confirm(orderId)
    time += 60 * minuteMs
    expect((await read(orderId)).state).toBe('verifying')
    await settings({ cashier: 'reject' })
    expect(await read(orderId)).toMatchObject({ state: 'failed', reason: 'notReceived' })
    expect(await balance()).toBe(before)
  })

  it('expires, cannot be paid any more, and hides what it was paid with', async () => {
    const { orderId } = await order('500')
    time += 16 * minuteMs
    const expired = await read(orderId)
    expect(expired.state).toBe('expired')
    expect(expired).not.toHaveProperty('qr')
    expect(await codeOf(confirm(orderId))).toBe('deposit.closed')
  })

  it('is cancelled, after which another can be ordered', async () => {
    const { orderId } = await order('500')
    expect(await codeOf(order('600'))).toBe('deposit.open')
    await sandbox.client.call('cancelDeposit', { body: { orderId } })
    expect((await read(orderId)).state).toBe('cancelled')
    expect((await order('600')).state).toBe('awaiting')
  })

  it('requires the slip and the real name of a method that demands them', async () => {
    const { methods } = await sandbox.client.call('depositMethods')
    const bankCode = methods.find(({ id }) => id === 'bank')?.banks?.[0]?.code ?? ''
    const transfer = (depositor: string) =>
      sandbox.client.call('depositByTransfer', {
        body: { methodId: 'bank', amount: '500', bankCode, depositor },
      })
    expect(await codeOf(transfer('Somchai Jaidee'))).toBe('payeeName.missing')
    await setName()
    expect(await codeOf(transfer('Somebody Else'))).toBe('deposit.depositor')
    const { orderId, payee } = await transfer('somchai jaidee')
    expect(payee?.number).toMatch(/^\d{3}-\d-\d{5}-\d$/)
    expect(await codeOf(confirm(orderId))).toBe('deposit.slip')
    const pdf = Buffer.from('%PDF-1.7').toString('base64')
    expect(await codeOf(confirm(orderId, { slip: pdf }))).toBe('picture.invalid')
    expect(await confirm(orderId, { slip: smallPng })).toMatchObject({ slipSent: true })
  })

  it.each([
    ['depositByAlipay', 'alipay'],
    ['depositByWeChat', 'weChat'],
    ['depositByQq', 'qq'],
  ] as const)('is ordered by %s', async (call, methodId) => {
    const ordered = await sandbox.client.call(call, { body: { methodId, amount: '300' } })
    expect(ordered).toMatchObject({ state: 'awaiting', provider: methodId })
    expect(
      await codeOf(sandbox.client.call(call, { body: { methodId: 'qr', amount: '300' } })),
    ).toBe('deposit.method')
  })

  it.each(['0', '-5', '1e3', '0.001', '99999999999999999999', '๑๐๐', ' 100', '+100', ''])(
    'is not ordered for %j',
    async (amount) => {
      expect(await codeOf(order(amount))).toBe('request_param_err')
    },
  )

  it('is refused outside the limits of its method, and for a method that no longer exists', async () => {
    expect(await codeOf(order('9.99'))).toBe('deposit.amount')
    expect(await codeOf(order('5000.01'))).toBe('deposit.amount')
    await settings({ depositMethodsOff: ['qr'] })
    expect(await codeOf(order('500'))).toBe('deposit.method')
    const { methods } = await sandbox.client.call('depositMethods')
    expect(methods.map(({ id }) => id)).not.toContain('qr')
  })

  it("keeps to the member's own limit, which counts undecided deposits", async () => {
    await sandbox.client.call('setPlayLimit', {
      body: { kind: 'deposit', period: 'day', amount: '1000' },
    })
    const { orderId } = await order('600')
    await confirm(orderId)
    expect(await codeOf(order('500'))).toBe('deposit.limit')
    const { limitLeft } = await sandbox.client.call('depositMethods')
    expect(Number(limitLeft)).toBeLessThan(400)
  })

  it('is not ordered by a frozen member, nor during a time-out', async () => {
    await sandbox.client.call('startTimeOut', { body: { hours: 1 } })
    expect(await codeOf(order('500'))).toBe('play.timeOut')
    time += 61 * minuteMs
    await sandbox.control('/test/members/member88/state', 'PUT', { state: 'frozen' })
    expect(await codeOf(order('500'))).toBe('account.frozen')
  })

  it('is decided by staff once, also after it expired', async () => {
    const before = Number(await main())
    const { orderId, payable } = await order('500')
    time += 16 * minuteMs
    await read(orderId)
    expect((await decide(orderId, 'success')).status).toBe(204)
    expect((await decide(orderId, 'success')).status).toBe(409)
    expect((await decide(orderId, 'failed')).status).toBe(409)
    expect(await main()).toBe((before + Number(payable)).toFixed(2))
  })
})

describe('a payment page', () => {
  it('opens on another origin, is paid by a button, and leads back to the order', async () => {
    const before = Number(await main())
    const body = { methodId: 'page', amount: '200', channelId: 'fast' }
    const { orderId, pageUrl = '', state } = await sandbox.client.call('depositByGateway', { body })
    expect(state).toBe('created')
    const path = new URL(pageUrl).pathname
    const page = await (await sandbox.games(path)).text()
    expect(page).toContain(`/m/voucherCenter?order=${orderId}&amp;returned=1`)
    expect((await read(orderId)).state).toBe('awaiting')
    const press = (decision: string) =>
      sandbox.games(path, { method: 'POST', body: new URLSearchParams({ decision }) })
    await press('pay')
    await press('pay')
    await press('decline')
    expect((await read(orderId)).state).toBe('success')
    expect(await main()).toBe((before + 200).toFixed(2))
  })

  it('fails the order when it is declined, and opens for no ticket that was made up', async () => {
    const body = { methodId: 'page', amount: '200', channelId: 'fast' }
    const { orderId, pageUrl = '' } = await sandbox.client.call('depositByGateway', { body })
    const path = new URL(pageUrl).pathname
    expect((await sandbox.games(`${path}x`)).status).toBe(404)
    await sandbox.games(path, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'decline' }),
    })
    expect(await read(orderId)).toMatchObject({ state: 'failed', reason: 'refused' })
  })
})

describe('a promotion', () => {
  const promotionId = 'reload-10'
  const accept = () => sandbox.client.call('acceptPromotion', { body: { promotionId } })
  async function receive(): Promise<void> {
    await accept()
    const { orderId, promotion } = await order('1000', { promotionId })
    expect(promotion).toMatchObject({ bonus: '100.00', turnover: '5500.00' })
    await decide(orderId, 'success')
  }

  it('is given for a deposit whose terms were accepted, and requires its turnover', async () => {
    expect(await codeOf(order('1000', { promotionId }))).toBe('promotion.notAccepted')
    await accept()
    expect(await codeOf(order('49', { promotionId }))).toBe('promotion.amount')
    await receive()
    const { bonuses } = await sandbox.client.call('bonuses', { query: { state: 'active' } })
    expect(bonuses).toMatchObject([{ amount: '100.00', required: '5500.00', left: '5500.00' }])
    expect((await sandbox.client.call('withdrawalTerms')).turnover.missing).toBe('5500.00')
  })

  it('is forfeited once, takes the bonus back and leaves the turnover of its deposit', async () => {
    const before = Number(await main())
    await receive()
    const [bonus] = (await sandbox.client.call('bonuses', { query: {} })).bonuses
    const forfeit = () =>
      sandbox.client.call('forfeitBonus', { body: { bonusId: bonus?.bonusId ?? '' } })
    await Promise.all([forfeit(), forfeit()])
    expect(Number(await main()) - before).toBeGreaterThan(1000)
    expect(Number(await main()) - before).toBeLessThan(1001)
    const { locked, turnover } = await sandbox.client.call('withdrawalTerms')
    expect(Number(locked)).toBeGreaterThanOrEqual(1000)
    expect(turnover.missing).toBe('1000.00')
  })

  it('expires after its days with the bonus taken back', async () => {
    await receive()
    const before = Number(await main())
    time += 6 * 24 * 60 * minuteMs
    await logIn()
    expect((Number(await main()) - before).toFixed(2)).toBe('-100.00')
    const { bonuses } = await sandbox.client.call('bonuses', { query: { state: 'expired' } })
    expect(bonuses).toMatchObject([{ state: 'expired' }])
    expect((await sandbox.client.call('withdrawalTerms')).turnover.missing).toBe('1000.00')
  })
})

it('the days of profit and loss are whole days of the platform', async () => {
  const query = { from: Date.UTC(2026, 3, 3, 11), to: Date.UTC(2026, 3, 5, 12) }
  const { days } = await sandbox.client.call('memberProfit', { query })
  expect(days.map(({ day }) => day)).toEqual([
    Date.UTC(2026, 3, 3),
    Date.UTC(2026, 3, 4),
    Date.UTC(2026, 3, 5),
  ])
})

describe('a withdrawal', () => {
  const withdraw = (amount: string, cardId: string, paymentPassword = pin) =>
    sandbox.client.call('withdraw', { body: { cardId, amount, paymentPassword } })

  it('lists what is missing in its order, until nothing is', async () => {
    const gates = async () => (await sandbox.client.call('withdrawalTerms')).gates
    expect(await gates()).toEqual(['payeeName', 'bankCard', 'pin'])
    const cardId = await makeReady()
    expect(await gates()).toEqual([])
    await withdraw('200', cardId)
    expect(await gates()).toEqual(['open'])
  })

  it('leaves the wallet at once and is paid by the cashier in its steps', async () => {
    const cardId = await makeReady()
    const before = Number(await main())
    const { orderId, state, net, number } = await withdraw('200', cardId)
    expect([state, net, number]).toEqual(['submitted', '200.00', '****5678'])
    expect(await main()).toBe((before - 200).toFixed(2))
    for (const expected of ['reviewing', 'paying', 'paid']) {
      time += 21 * secondMs
      const { orders } = await sandbox.client.call('withdrawalReport', { query: { orderId } })
      expect(orders[0]?.state).toBe(expected)
    }
    expect(await main()).toBe((before - 200).toFixed(2))
  })

  it('comes back in full when it is rejected', async () => {
    const cardId = await makeReady()
    const before = await main()
    await settings({ cashier: 'reject' })
    const { orderId } = await withdraw('200', cardId)
    time += 60 * secondMs
    const { orders } = await sandbox.client.call('withdrawalReport', { query: { orderId } })
    expect(orders[0]).toMatchObject({ state: 'rejected', refunded: true, balanceAfter: before })
    expect(await main()).toBe(before)
  })

  it.each([
    ['a wrong PIN', '200', '000000', 'pin.incorrect'],
    ['too little', '9', pin, 'withdraw.amount'],
    ['more than the wallet has', '4900', pin, 'balance.insufficient'],
  ])('is refused for %s', async (_, amount, given, code) => {
    const cardId = await makeReady()
    expect(await codeOf(withdraw(amount, cardId, given))).toBe(code)
  })

  it('is refused for an unknown account, at a closed hour, and beyond its number of the day', async () => {
    const cardId = await makeReady()
    expect(await codeOf(withdraw('200', '999'))).toBe('withdraw.card')
    await settings({ cardWaitHours: 24 })
    expect(await codeOf(withdraw('200', cardId))).toBe('withdraw.card')
    await settings({ cardWaitHours: 0, cashierSeconds: 0 })
    for (let count = 0; count < 3; count += 1) await withdraw('100', cardId)
    expect(await codeOf(withdraw('100', cardId))).toBe('withdraw.count')
  })

  it('is refused beyond what turnover locks, although the check before had allowed it', async () => {
    const cardId = await makeReady()
    const { available } = await sandbox.client.call('withdrawalTerms')
    const { orderId } = await order('500')
    await decide(orderId, 'success')
    expect(await codeOf(withdraw((Number(available) + 1).toFixed(2), cardId))).toBe(
      'withdraw.turnover',
    )
    expect((await withdraw(available, cardId)).state).toBe('submitted')
  })

  it('is ordered once from two tabs', async () => {
    const cardId = await makeReady()
    const before = Number(await main())
    const codes = await Promise.all(
      ['200', '200'].map((amount) => codeOf(withdraw(amount, cardId))),
    )
    expect(codes.sort()).toEqual(['withdraw.open', undefined])
    expect(await main()).toBe((before - 200).toFixed(2))
  })
})

describe('a transfer', () => {
  const vendor = () => world.vendors?.[0]?.code ?? ''
  const move = (from: string, to: string, amount: string) =>
    sandbox.client.call('walletTransfer', { body: { action: 'move', from, to, amount } })

  it('moves an amount between the main wallet and a vendor, and the sum stays', async () => {
    const sum = await balance()
    const { transfers } = await move('main', vendor(), '10.50')
    expect(transfers).toMatchObject([{ state: 'done', amount: '10.50' }])
    expect(await balance()).toBe(sum)
  })

  it.each([
    ['the same wallet', 'main', 'main', '10', 'request_param_err'],
    ['no main wallet', 'A', 'B', '10', 'request_param_err'],
    ['more than there is', 'main', 'V', '99999', 'balance.insufficient'],
  ])('is refused for %s', async (_, from, to, amount, code) => {
    expect(await codeOf(move(from, to === 'V' ? vendor() : to, amount))).toBe(code)
  })

  it('that fails leaves the money, and one whose answer is lost arrives later', async () => {
    const before = await main()
    await settings({ transferFailures: { [vendor()]: 'failed' } })
    expect((await move('main', vendor(), '10')).transfers).toMatchObject([{ state: 'failed' }])
    expect(await main()).toBe(before)
    await settings({ transferFailures: { [vendor()]: 'unknown' } })
    const sum = await balance()
    const { transfers } = await move('main', vendor(), '10')
    expect(transfers).toMatchObject([{ state: 'unknown' }])
    expect(Number(await balance())).toBe(Number(sum) - 10)
    time += 61 * secondMs
    expect(await balance()).toBe(sum)
  })
})

describe('the records', () => {
  it('add up to the balance, and lead from each posting to its order', async () => {
    const cardId = await makeReady()
    const { orderId } = await order('500')
    await decide(orderId, 'success')
    await sandbox.client.call('withdraw', {
      body: { cardId, amount: '100', paymentPassword: pin },
    })
    const record = await sandbox.client.call('accountRecord', { query: { pageSize: 100 } })
    const sum = record.postings.reduce((total, { amount }) => total + Number(amount), 0)
    expect(sum.toFixed(2)).toBe(await balance())
    expect(record.postings.find(({ kind }) => kind === 'deposit')?.orderId).toBe(orderId)
    const [latest] = record.postings
    expect(latest).toMatchObject({ kind: 'withdrawal', balanceAfter: await main() })
    const detail = await sandbox.client.call('transaction', { query: { orderId } })
    expect(detail).toMatchObject({ category: 'deposit', state: 'success' })
  })

  it('are filtered by category, state and time, a page at a time', async () => {
    const { orderId } = await order('500')
    await decide(orderId, 'success')
    const { orderId: second } = await order('600')
    await sandbox.client.call('cancelDeposit', { body: { orderId: second } })
    const list = (query: object) => sandbox.client.call('transactions', { query })
    expect((await list({ state: 'cancelled' })).transactions).toMatchObject([{ orderId: second }])
    expect((await list({ category: 'deposit', state: 'success' })).totalCount).toBe(1)
    expect((await list({ category: 'withdrawal' })).totalCount).toBe(0)
    expect((await list({ to: time })).totalCount).toBe(0)
    const page = await list({ pageSize: 1, pageNum: 2 })
    expect([page.transactions[0]?.orderId, page.totalPages]).toEqual([orderId, 2])
  })

  it('of another member are not found', async () => {
    const { orderId } = await order('500')
    await logIn('agent88')
    expect(await codeOf(read(orderId))).toBe('order.notFound')
    expect(await codeOf(sandbox.client.call('transaction', { query: { orderId } }))).toBe(
      'order.notFound',
    )
    expect(await codeOf(confirm(orderId))).toBe('order.notFound')
  })
})
