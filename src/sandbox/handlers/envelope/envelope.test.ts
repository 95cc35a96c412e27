import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../../../tests/support/start-test-sandbox.ts'
import { openDatabase } from '../../database/open-database.ts'
import { demoPassword } from '../../demo/demo-accounts.ts'
import { dayMs, minuteMs } from '../../kit/durations.ts'
import { createDefaultWorld } from '../../world/default-world.ts'

const base = createDefaultWorld('envelope')
const world = {
  ...base,
  settings: { ...base.settings, humanCheck: false, whitelabel: { CAPTCHA3: false } },
  envelopes: [
    {
      id: 'night',
      title: { en: 'Night envelope', th: 'อั่งเปากลางคืน' },
      everyMinutes: 10,
      openMinutes: 4,
      triesADay: 2,
      amounts: [
        { amount: '8.88', weight: 2 },
        { amount: '88.00', weight: 1 },
      ],
      emptyWeight: 1,
      turnover: 3,
      days: 7,
    },
  ],
}
const nine = Date.UTC(2026, 4, 12, 9)
let time = nine
/** The place that the random source draws: 0 and 1 for 8.88, 2 for 88, 3 for nothing. */
let place = 0
let data = ''
let sandbox: TestSandbox

beforeEach(async () => {
  time = nine
  place = 0
  data = mkdtempSync(join(tmpdir(), 'livery-envelope-'))
  sandbox = await startTestSandbox({ data, world, now: () => time, chance: () => place })
  await logIn('member88')
})
afterEach(async () => {
  await sandbox.close()
  expect(await sumLedger()).toBe(0)
  rmSync(data, { recursive: true, force: true })
})

async function logIn(username: string): Promise<void> {
  const body = { username, password: demoPassword }
  sandbox.signIn((await sandbox.client.call('login', { body })).token)
}
const read = () => sandbox.client.call('redEnvelope')
const main = async () => (await sandbox.client.call('walletBalance')).totalBalance
async function open(envelopeId?: string) {
  const id = envelopeId ?? (await read()).envelopeId ?? ''
  return sandbox.client.call('openRedEnvelope', { body: { envelopeId: id } })
}
async function codeOf(answer: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await answer.then(() => undefined).catch((cause) => cause)
  return (error as { readonly code?: string } | undefined)?.code // a GatewayError, or undefined
}
/** Returns the sum over all rows of the ledger of a closed sandbox. */
async function sumLedger(): Promise<number | null> {
  const database = openDatabase(data)
  const { sum } = await database
    .selectFrom('ledger')
    .select(({ fn }) => fn.sum<number | null>('minor').as('sum'))
    .executeTakeFirstOrThrow()
  await database.destroy()
  return sum
}

describe('the schedule', () => {
  it('returns when the envelope is open, when it closes and when the next one opens', async () => {
    expect(await read()).toMatchObject({
      state: 'open',
      title: 'Night envelope',
      opensAt: nine,
      closesAt: nine + 4 * minuteMs,
      nextAt: nine + 10 * minuteMs,
      triesLeft: 2,
      triesADay: 2,
      least: '8.88',
      most: '88.00',
      turnover: 3,
    })
    time = nine + 4 * minuteMs
    const waiting = await read()
    expect(waiting).toMatchObject({ state: 'waiting', nextAt: nine + 10 * minuteMs })
    expect(waiting).not.toHaveProperty('envelopeId')
  })

  it('has the rules with the numbers of the envelope', async () => {
    const { rules } = await read()
    expect(rules).toContain('every 10 minutes')
    expect(rules).toContain('at most 2 a day')
  })
})

describe('an envelope', () => {
  it('credits its amount to the main wallet as a bonus with its turnover', async () => {
    const before = await main()
    const result = await open()
    expect(result).toMatchObject({
      outcome: 'won',
      amount: '8.88',
      required: '26.64',
      triesLeft: 1,
      nextAt: nine + 10 * minuteMs,
    })
    expect(await main()).toBe((Number(before) + 8.88).toFixed(2))
    const { bonuses } = await sandbox.client.call('bonuses', { query: { state: 'active' } })
    expect(bonuses[0]).toMatchObject({
      title: 'Night envelope',
      amount: '8.88',
      required: '26.64',
      orderId: result.orderId,
      expiresAt: nine + 7 * dayMs,
    })
    const detail = { query: { orderId: result.orderId ?? '' } }
    expect(await sandbox.client.call('transaction', detail)).toMatchObject({ amount: '8.88' })
  })

  it('can be empty, which uses up a try and moves nothing', async () => {
    const before = await main()
    place = 3
    const result = await open()
    expect(result).toMatchObject({ outcome: 'empty', triesLeft: 1 })
    expect(result).not.toHaveProperty('amount')
    expect(await main()).toBe(before)
    expect(await read()).toMatchObject({ state: 'opened', result: { outcome: 'empty' } })
  })

  it('is opened once for each opening time, and at most so often a day', async () => {
    await open()
    expect(await read()).toMatchObject({ state: 'opened', triesLeft: 1 })
    expect(await codeOf(open())).toBe('envelope.opened')
    time = nine + 10 * minuteMs
    await open()
    time = nine + 20 * minuteMs
    expect(await read()).toMatchObject({
      state: 'noTries',
      triesLeft: 0,
      nextAt: Date.UTC(2026, 4, 13),
    })
    expect(await codeOf(open())).toBe('envelope.tries')
    time = nine + dayMs
    await logIn('member88')
    expect(await read()).toMatchObject({ state: 'open', triesLeft: 2 })
  })

  it('cannot be opened after it closed, nor under the id of another time', async () => {
    const { envelopeId = '' } = await read()
    time = nine + 5 * minuteMs
    expect(await codeOf(open(envelopeId))).toBe('envelope.closed')
    time = nine + 10 * minuteMs
    expect(await codeOf(open(envelopeId))).toBe('envelope.closed')
    expect(await codeOf(open('night'))).toBe('envelope.closed')
  })

  it('pays one of ten parallel openings, and reports to the others that it was opened', async () => {
    const before = await main()
    const { envelopeId = '' } = await read()
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => open(envelopeId)))
    const won = answers.filter(({ status }) => status === 'fulfilled')
    const codes = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason.code] : [],
    )
    expect(won).toHaveLength(1)
    expect(codes).toEqual(Array(9).fill('envelope.opened'))
    expect(await main()).toBe((Number(before) + 8.88).toFixed(2))
    expect((await sandbox.client.call('redEnvelopeHistory', { query: {} })).openings).toHaveLength(
      1,
    )
  })

  it('gives two tabs that send one key the same answer', async () => {
    const before = await main()
    const { envelopeId = '' } = await read()
    const options = { body: { envelopeId }, idempotencyKey: 'a-key-of-one-press-of-the-player' }
    const send = () => sandbox.client.call('openRedEnvelope', options)
    const [one, other] = await Promise.all([send(), send()])
    expect(other).toEqual(one)
    time = nine + 6 * minuteMs
    expect(await send()).toEqual(one)
    expect(await main()).toBe((Number(before) + 8.88).toFixed(2))
  })

  it('is not for a trial account', async () => {
    await logIn('trial88')
    expect(await codeOf(read())).toBe('demo.not.allowed')
  })
})

it('the history has every envelope, the latest first, with the sum of the amounts', async () => {
  await open()
  time = nine + 10 * minuteMs
  place = 3
  await open()
  const { openings, total } = await sandbox.client.call('redEnvelopeHistory', { query: {} })
  expect(openings.map(({ outcome, amount }) => [outcome, amount])).toEqual([
    ['empty', undefined],
    ['won', '8.88'],
  ])
  expect(total).toBe('8.88')
})
