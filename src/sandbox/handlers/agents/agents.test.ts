import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../../../tests/support/start-test-sandbox.ts'
import { openDatabase } from '../../database/open-database.ts'
import { demoPassword } from '../../demo/demo-accounts.ts'
import { dayMs, hourMs } from '../../kit/durations.ts'
import { createDefaultWorld } from '../../world/default-world.ts'

const base = createDefaultWorld('agents')
const world = {
  ...base,
  openingBalance: '1000.00',
  rebatePercent: '0.5',
  settings: {
    ...base.settings,
    humanCheck: false,
    register: { ...base.settings?.register, captcha: false, humanCheck: false },
    whitelabel: {
      CAPTCHA3: false,
      AFFMAN3: true,
      MEMTRANS3: true,
      SIGNCONDIV3: true,
      DAILYSALCONT3: true,
      HOURSAL3: true,
    },
  },
}
const pin = '246810'
let time = 0
let data = ''
let sandbox: TestSandbox

beforeEach(async () => {
  time = Date.UTC(2026, 4, 12, 9)
  data = mkdtempSync(join(tmpdir(), 'livery-agents-'))
  await open()
  await logIn('agent88')
  await sandbox.control('/test/members/agent88/rates', 'PUT', { rate: '0.8' })
})
afterEach(async () => {
  await sandbox.close()
  rmSync(data, { recursive: true, force: true })
})

async function open(): Promise<void> {
  sandbox = await startTestSandbox({ world, data, now: () => time, nonMemberTypes: [90] })
}

async function logIn(username: string, more: object = {}): Promise<void> {
  const body = { username, password: demoPassword, ...more }
  sandbox.signIn((await sandbox.client.call('login', { body })).token)
}

async function codeOf(answer: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await answer.then(() => undefined).catch((cause) => cause)
  return (error as { readonly code?: string } | undefined)?.code // a GatewayError, or undefined
}

const add = (username: string, type: 'agent' | 'member', rate = '0.7') =>
  sandbox.client.call('registerDownline', {
    body: {
      username,
      password: demoPassword,
      type,
      rebates: [{ product: 'RNG', rate }],
    },
  })

async function balance(): Promise<string> {
  return (await sandbox.client.call('walletBalance')).totalBalance
}

/** Stops the sandbox, changes its data, and starts it again. */
async function write(
  change: (run: (sql: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  await sandbox.close()
  const database = openDatabase(data)
  const { CompiledQuery } = await import('kysely')
  await change(async (sql) => void (await database.executeQuery(CompiledQuery.raw(sql))))
  await database.destroy()
  await open()
}

interface Round {
  readonly username: string
  readonly at: number
  readonly stake: number
  readonly payout: number
  readonly state?: 'settled' | 'open' | 'cancelled'
}

/** Lets somebody play rounds of a slot, which are settled unless they say otherwise. Money in cents. */
const play = (...rounds: readonly Round[]): Promise<void> =>
  write(async (run) => {
    for (const { username, at, stake, payout, state = 'settled' } of rounds)
      await run(`insert into gameOrder (accountId, merchant, vendor, gameCode, category, kind, wallet,
        stake, payout, balance, state, placedAt, settledAt, detail)
        select id, 'test', 'AMBER_WORKS', 'X', 'RNG', 'slot', 'main', ${stake}, ${payout}, 0, '${state}',
        ${at}, ${state === 'settled' ? at : 'null'}, '{}' from account where usernameKey = '${username}'`)
  })

describe('a team', () => {
  it('shows the same win or loss of a member to agent and member, day by day, with rebates paid later that lead to their records', async () => {
    await add('under01', 'member', '0.5')
    const day = Date.UTC(2026, 4, 12)
    await play(
      { username: 'under01', at: day + dayMs - 1, stake: 10_000, payout: 4000 },
      { username: 'under01', at: day + dayMs, stake: 20_000, payout: 50_000 },
    )
    time = day + 2 * dayMs + hourMs
    await logIn('under01')
    await sandbox.client.call('walletBalance')
    for (const [from, result] of [
      [day, '-59.50'],
      [day + dayMs, '301.00'],
      [day + 2 * dayMs, '0.00'],
    ] as const) {
      const days = { from, to: from + dayMs }
      await logIn('under01')
      const { totals } = await sandbox.client.call('memberProfit', { query: days })
      expect(totals.net).toBe(result)
      await logIn('agent88')
      const query = { search: 'under01', ...days }
      const { rows } = await sandbox.client.call('subordinates', { query })
      expect(rows[0]?.profit ?? '0.00').toBe(result)
    }
    await logIn('under01')
    const { postings } = await sandbox.client.call('accountRecord', { query: { kind: 'rebate' } })
    const amounts = await Promise.all(
      postings.map(async ({ orderId = '' }) => {
        const { category, amount } = await sandbox.client.call('transaction', {
          query: { orderId },
        })
        return [category, amount]
      }),
    )
    expect(amounts).toEqual([
      ['rebate', '1.00'],
      ['rebate', '0.50'],
    ])
  })

  it('totals the settled bets of a member, without open and returned ones', async () => {
    await add('under01', 'member', '0.5')
    const round = { username: 'under01', at: time, stake: 10_000, payout: 4000 }
    await play(round, { ...round, state: 'open' }, { ...round, state: 'cancelled' })
    await logIn('agent88')
    const page = await sandbox.client.call('teamOrders', { query: { username: 'under01' } })
    expect(page).toMatchObject({ totalCount: 3, totalStake: '100.00', totalPayout: '40.00' })
  })

  it('is listed by level, found by a part of a name, and counted with what it does', async () => {
    await add('lead01', 'agent')
    await add('solo01', 'member', '0.5')
    await logIn('lead01')
    await add('under01', 'member', '0.6')
    await play({ username: 'under01', at: time, stake: 10_000, payout: 4000 })
    await logIn('agent88')
    const page = await sandbox.client.call('downlines', { query: {} })
    expect(page.downlines.map(({ username }) => username)).toEqual(
      expect.arrayContaining(['lead01', 'solo01']),
    )
    expect(page.figures).toMatchObject({ members: 3, validBets: '100.00', profit: '-60.00' })
    const found = await sandbox.client.call('downlines', { query: { search: 'UNDER' } })
    expect(found.downlines).toMatchObject([{ username: 'under01', level: 2, type: 'member' }])
    const below = await sandbox.client.call('downlines', { query: { parent: 'lead01' } })
    expect(below.path).toEqual([{ username: 'lead01' }])
    expect(below.downlines).toMatchObject([{ username: 'under01', level: 2 }])
    const figures = await sandbox.client.call('teamKpiA', { query: { period: 'today' } })
    expect(figures).toMatchObject({
      teamSize: 3,
      agents: 1,
      newMembers: 3,
      activeMembers: 1,
      validBets: '100.00',
    })
    const bets = await sandbox.client.call('subordinates', { query: { from: 0, to: time + 1 } })
    expect(bets.rows[0]).toMatchObject({ username: 'lead01', validBets: '100.00', downlines: 1 })
    expect(bets.totals.validBets).toBe('100.00')
    const orders = await sandbox.client.call('teamOrders', { query: { username: 'under01' } })
    expect(orders).toMatchObject({ totalCount: 1, totalStake: '100.00' })
  })

  it('is refused to a member, and a stranger is refused like an unknown account', async () => {
    await add('lead01', 'agent')
    await logIn('member88')
    expect(await codeOf(sandbox.client.call('downlines', { query: {} }))).toBe(
      'function.not.available',
    )
    await logIn('lead01')
    for (const username of ['agent88', 'member88', 'nobody'])
      expect(await codeOf(sandbox.client.call('downline', { query: { username } }))).toBe(
        'downline.notFound',
      )
  })

  it('is entered by agents alone at their own login, and staff accounts are refused at that of members', async () => {
    await logIn('agent88', { entry: 'agent' })
    expect(await codeOf(logIn('member88', { entry: 'agent' }))).toBe('login.not.agent')
    const wrong = { entry: 'agent', password: 'Wrong-2026' }
    expect(await codeOf(logIn('member88', wrong))).toBe('login.invalid')
    await sandbox.control('/test/members/newbie88/type', 'PUT', { type: 90 })
    expect(await codeOf(logIn('newbie88'))).toBe('login.not.member')
    await logIn('newbie88', { entry: 'agent' })
  })

  it('gets members who are promoted by their direct upline', async () => {
    await add('solo01', 'member')
    const promote = () => sandbox.client.call('promoteDownline', { body: { username: 'solo01' } })
    expect(await promote()).toMatchObject({ type: 'agent' })
    expect(await codeOf(promote())).toBe('downline.type')
  })
})

describe('rates', () => {
  it('lie between what was given on and the own rate, and apply from the next day', async () => {
    await add('lead01', 'agent', '0.7')
    await logIn('lead01')
    await add('under01', 'member', '0.6')
    await logIn('agent88')
    const set = (rate: string) =>
      sandbox.client.call('updateDownlineRebates', {
        body: { username: 'lead01', rebates: [{ product: 'RNG', rate }] },
      })
    expect(await codeOf(set('0.81'))).toBe('rebate.bounds')
    expect(await codeOf(set('0.59'))).toBe('rebate.bounds')
    const { rebates, effectiveAt } = await set('0.60')
    expect(effectiveAt).toBe(Date.UTC(2026, 4, 13))
    expect(rebates.find(({ product }) => product === 'RNG')).toEqual({
      product: 'RNG',
      rate: '0.70',
      next: '0.60',
      min: '0.60',
      max: '0.80',
    })
    time += dayMs
    await logIn('agent88')
    const { rebates: after } = await sandbox.client.call('downline', {
      query: { username: 'lead01' },
    })
    expect(after.find(({ product }) => product === 'RNG')?.rate).toBe('0.60')
    const beyond = { username: 'under01', rebates: [] }
    expect(await codeOf(sandbox.client.call('updateDownlineRebates', { body: beyond }))).toBe(
      'downline.notDirect',
    )
  })

  it('that are high are within a quota', async () => {
    for (let count = 0; count < 5; count += 1) await add(`high0${count}`, 'agent', '0.75')
    expect(await codeOf(add('high99', 'agent', '0.80'))).toBe('rebate.quota')
    const { rebates } = await sandbox.client.call('agentQuotas')
    expect(rebates[0]).toEqual({ rate: '0.75', used: 5, max: 5 })
  })
})

describe('the night', () => {
  it('pays each agent the difference of rates on what its line bet, and explains it', async () => {
    await add('lead01', 'agent', '0.7')
    await logIn('lead01')
    await add('under01', 'member', '0.6')
    await play({ username: 'under01', at: time, stake: 1_000_000, payout: 0 })
    await logIn('agent88')
    const before = Number(await balance())
    const today = await sandbox.client.call('teamKpiB', { query: { period: 'today' } })
    expect(today.amount).toBe('10.00')
    time = Date.UTC(2026, 4, 13, 0, 4)
    await logIn('agent88')
    expect(Number(await balance())).toBe(before)
    time = Date.UTC(2026, 4, 13, 0, 6)
    // A restart while nothing is settled.
    await write((run) => run('select 1'))
    await logIn('agent88')
    const { payouts, total } = await sandbox.client.call('contractPayouts', { query: {} })
    expect(total).toBe('10.00')
    const payoutId = payouts[0]?.payoutId ?? ''
    const { reasons } = await sandbox.client.call('agentPayout', { query: { payoutId } })
    expect(reasons).toEqual([
      {
        username: 'lead01',
        product: 'RNG',
        base: '10000.00',
        rate: '0.10',
        rateType: 'percent',
        amount: '10.00',
      },
    ])
    expect(Number(await balance())).toBe(before + 10)
    time += 40 * dayMs
    await logIn('agent88')
    await sandbox.client.call('contractPayouts', { query: {} })
    expect(Number(await balance())).toBe(before + 10)
    await logIn('under01')
    // The member's own rebate, at its own rate.
    const { transactions } = await sandbox.client.call('transactions', {
      query: { category: 'rebate' },
    })
    expect(transactions).toMatchObject([{ amount: '60.00' }])
    await logIn('lead01')
    const own = await sandbox.client.call('contractPayouts', { query: {} })
    expect(own.payouts).toMatchObject([{ source: 'rebate', amount: '10.00' }])
    expect(await codeOf(sandbox.client.call('agentPayout', { query: { payoutId } }))).toBe(
      'order.notFound',
    )
  })

  it('pays salaries of the day and dividends of the month, less what is given on', async () => {
    await add('lead01', 'agent', '0.8')
    await propose('agent88', 'dividend', [{ bets: '0', netLoss: '0', activeMember: 1, rate: '20' }])
    await accept('agent88')
    await logIn('agent88')
    await offer('lead01', 'dividend', '10')
    await logIn('lead01')
    await accept('lead01')
    await add('under01', 'member', '0.8')
    await play({ username: 'under01', at: time, stake: 100_000, payout: 0 })
    time = Date.UTC(2026, 5, 1, 1)
    await logIn('lead01')
    const mine = await sandbox.client.call('contractPayouts', { query: { source: 'dividend' } })
    // 1,000.00 lost, less 8.00 rebate and 50.00 fee: 10 % of 942.00.
    expect(mine.payouts).toMatchObject([{ amount: '94.20' }])
    await logIn('agent88')
    const above = await sandbox.client.call('contractPayouts', { query: { source: 'dividend' } })
    expect(above.payouts).toMatchObject([{ amount: '94.20' }])
    const payoutId = above.payouts[0]?.payoutId ?? ''
    const { reasons } = await sandbox.client.call('agentPayout', { query: { payoutId } })
    expect(reasons.map(({ item, amount }) => [item, amount])).toEqual([
      [undefined, '188.40'],
      ['givenOn', '-94.20'],
    ])
    const income = await sandbox.client.call('agentIncome', { query: { month: '2026-05' } })
    expect(income.sources.find(({ source }) => source === 'dividend')).toMatchObject({
      amount: '94.20',
      settled: true,
    })
  })
})

const propose = (username: string, kind: string, tiers: readonly object[]) =>
  sandbox.control(`/test/members/${username}/contracts`, 'POST', { kind, tiers })

const offer = (username: string, kind: 'dividend' | 'dailySalary', rate: string) =>
  sandbox.client.call('proposeContract', {
    body: {
      kind,
      username,
      tiers: [{ bets: '0', netLoss: '0', activeMember: 1, rate }],
      password: demoPassword,
    },
  })

async function accept(username: string): Promise<void> {
  await logIn(username)
  const { contract } = await sandbox.client.call('dividendRequest')
  const body = { contractId: contract?.contractId ?? '', action: 'A' as const }
  await sandbox.client.call('processContract', { body })
}

describe('a contract', () => {
  it('is offered, prompted, accepted, asked to be cancelled, and cancelled by the other side', async () => {
    await add('lead01', 'agent')
    await propose('agent88', 'dividend', [{ bets: '0', netLoss: '0', activeMember: 1, rate: '20' }])
    expect(await sandbox.client.call('fundsConsolidated')).toMatchObject({
      divtypecompperiodreq: 1,
    })
    await accept('agent88')
    expect(
      await sandbox.client.call('contractInfo', { query: { kind: 'dividend' } }),
    ).toMatchObject({ maxRate: '20.00', subordinates: ['lead01'] })
    expect(await codeOf(offer('lead01', 'dividend', '20.01'))).toBe('contract.rate')
    const { contractId } = await offer('lead01', 'dividend', '10')
    expect(await codeOf(offer('lead01', 'dividend', '10'))).toBe('contract.exists')
    const act = (action: 'A' | 'R' | 'C') =>
      sandbox.client.call('processContract', { body: { contractId, action } })
    const cancel = () => sandbox.client.call('cancelContract', { body: { contractId } })
    expect(await codeOf(act('A'))).toBe('contract.closed')
    await logIn('lead01')
    expect((await act('A')).status).toBe('E')
    await logIn('agent88')
    expect((await cancel()).status).toBe('V')
    expect(await codeOf(act('C'))).toBe('contract.closed')
    await logIn('lead01')
    expect(await sandbox.client.call('fundsConsolidated')).toMatchObject({
      divtypecompperiodreq: 2,
    })
    expect((await act('R')).status).toBe('E')
    expect((await cancel()).status).toBe('V')
    await logIn('agent88')
    const ended = await act('C')
    expect(ended.status).toBe('X')
    expect(ended.terms.steps.map(({ status }) => status)).toEqual(['P', 'E', 'V', 'E', 'V', 'X'])
    expect(await codeOf(act('C'))).toBe('contract.closed')
  })

  it('are offered until their time is over, also between two nights', async () => {
    await logIn('agent88')
    await sandbox.control('/test/members/agent88/contracts', 'POST', {
      kind: 'dividend',
      tiers: [{ bets: '0', netLoss: '1', activeMember: 0, rate: '10' }],
    })
    time += 7 * dayMs - 60_000
    await logIn('agent88')
    const { contract } = await sandbox.client.call('dividendRequest')
    time += 120_000
    expect(await sandbox.client.call('dividendRequest')).toEqual({ waiting: false })
    const body = { contractId: contract?.contractId ?? '', action: 'A' as const }
    expect(await codeOf(sandbox.client.call('processContract', { body }))).toBe('contract.closed')
  })

  it('is rejected by the clock, ends with its days, and takes with it what was given on', async () => {
    await add('lead01', 'agent')
    const tiers = [{ bets: '0', netLoss: '0', activeMember: 1, rate: '20' }]
    await propose('agent88', 'dividend', tiers)
    time += 8 * dayMs
    await logIn('agent88')
    expect(await sandbox.client.call('dividendRequest')).toEqual({ waiting: false })
    await sandbox.control('/test/members/agent88/contracts', 'POST', {
      kind: 'dividend',
      tiers,
      days: 2,
    })
    await accept('agent88')
    await offer('lead01', 'dividend', '10')
    await accept('lead01')
    time += 3 * dayMs
    await logIn('lead01')
    const query = { side: 'mine' } as const
    const { contracts } = await sandbox.client.call('contractHistory', { query })
    expect(contracts).toMatchObject([{ status: 'X' }])
  })

  it('is refused while its flag is off, and to an account that is not part of it', async () => {
    const query = { kind: 'dividend' } as const
    await propose('agent88', 'dividend', [{ bets: '0', netLoss: '0', activeMember: 1, rate: '20' }])
    const { contract } = await sandbox.client.call('dividendRequest')
    await add('lead01', 'agent')
    await logIn('lead01')
    const body = { contractId: contract?.contractId ?? '', action: 'A' } as const
    expect(await codeOf(sandbox.client.call('processContract', { body }))).toBe('contract.closed')
    await sandbox.control('/test/settings', 'PATCH', { whitelabel: { SIGNCONDIV3: false } })
    for (const call of ['currentContracts', 'contractInfo'] as const)
      expect(await codeOf(sandbox.client.call(call, { query }))).toBe('function.not.available')
    expect(await codeOf(sandbox.client.call('processContract', { body }))).toBe('contract.closed')
  })
})

describe('a link', () => {
  const register = (username: string, affiliateCode: string) =>
    sandbox.client.call('register', {
      body: {
        registerUrl: 'test.localhost',
        registerMethod: 'H5',
        username,
        password: demoPassword,
        confirmPassword: demoPassword,
        type: 0,
        domain: 'test.localhost',
        affiliateCode,
      },
    })
  const ask = (code: string) =>
    sandbox.client.call('affiliate', { query: { code, domain: 'test.localhost' } })

  it('counts visitors once a day, and puts who registers by it below the agent', async () => {
    const body = {
      type: 'agent' as const,
      rebates: [{ product: 'RNG', rate: '0.75' }],
      remark: 'LINE',
      days: 7,
    }
    const { code, linkId, url } = await sandbox.client.call('createAffiliateLink', { body })
    expect(url).toContain(`affiliateCode=${code}`)
    expect(await ask(code.toLowerCase())).toEqual({ success: true, inviter: 'agent88' })
    await ask(code)
    sandbox.moveTo('10.0.0.9')
    await ask(code)
    sandbox.signIn((await register('guest01', code)).token)
    expect(await sandbox.client.call('memberInfo')).toMatchObject({ type: 1 })
    await logIn('agent88')
    const { links } = await sandbox.client.call('affiliateLinks')
    expect(links).toMatchObject([{ visits: 2, registrations: 1, deposits: 0, state: 'active' }])
    const { rebates } = await sandbox.client.call('downline', { query: { username: 'guest01' } })
    expect(rebates.find(({ product }) => product === 'RNG')?.rate).toBe('0.75')
    await sandbox.client.call('deleteAffiliateLink', { body: { linkId } })
    expect(await codeOf(ask(code))).toBe('referrer.link.invalid')
    expect(await codeOf(register('guest02', code))).toBe('referrer.link.invalid')
    expect(await codeOf(register('guest03', 'NONE9999'))).toBe('invalid.affiliate.code')
    const standing = await sandbox.client.call('registrationLink')
    await register('guest04', standing.code)
    time += 8 * dayMs
  })

  it('expires, has a quota, and is refused when its agent is frozen', async () => {
    const make = (days?: number) =>
      sandbox.client.call('createAffiliateLink', {
        body: { type: 'member', rebates: [], ...(days && { days }) },
      })
    const first = await make(1)
    for (let count = 1; count < 10; count += 1) await make()
    expect(await codeOf(make())).toBe('link.quota')
    time += 2 * dayMs
    expect(await codeOf(register('guest01', first.code))).toBe('referrer.link.invalid')
    await logIn('agent88')
    const { code } = await sandbox.client.call('registrationLink')
    await sandbox.control('/test/members/agent88/state', 'PUT', { state: 'frozen' })
    expect(await codeOf(ask(code))).toBe('agent.invalid')
  })
})

describe('a transfer', () => {
  beforeEach(async () => {
    await add('lead01', 'agent')
    await add('solo01', 'member')
    await sandbox.client.call('setPaymentPassword', { body: { paymentPassword: pin } })
  })
  const send = (amount: string, username = 'lead01', paymentPassword = pin) =>
    sandbox.client.call('transferDownline', {
      body: { username, amount, paymentPassword, remark: 'For May' },
    })

  it('moves money to a subordinate with a record for both sides', async () => {
    expect(await codeOf(send('10', 'lead01', '000000'))).toBe('pin.incorrect')
    expect(await codeOf(send('10', 'member88'))).toBe('downline.notFound')
    expect(await codeOf(send('999999'))).toBe('balance.insufficient')
    expect(await send('250.50')).toMatchObject({ amount: '250.50', balance: '749.50' })
    const out = await sandbox.client.call('transactions', { query: { category: 'agentTransfer' } })
    expect(out.transactions).toMatchObject([{ amount: '-250.50', title: 'For May' }])
    const team = await sandbox.client.call('teamTransactions', { query: {} })
    expect(team.transactions).toMatchObject([{ username: 'lead01', remark: 'For May' }])
    await logIn('lead01')
    expect(await balance()).toBe('250.50')
    const { postings } = await sandbox.client.call('accountRecord', { query: {} })
    expect(postings).toMatchObject([{ kind: 'agentTransfer', amount: '250.50' }])
    const orderId = postings[0]?.orderId ?? ''
    expect(await sandbox.client.call('transaction', { query: { orderId } })).toMatchObject({
      from: 'agent88',
    })
  })

  it('to many posts exactly the rows that succeed', async () => {
    await sandbox.control('/test/members/solo01/state', 'PUT', { state: 'frozen' })
    const rows = [
      { username: 'lead01', amount: '600' },
      { username: 'nobody', amount: '1' },
      { username: 'solo01', amount: '1' },
      { username: 'lead01', amount: '0' },
      { username: 'lead01', amount: '500' },
      { username: 'lead01', amount: '400' },
    ]
    const answer = await sandbox.client.call('transferMultipleDownline', {
      body: { rows, paymentPassword: pin },
    })
    expect(answer.rows.map(({ state, errorCode }) => errorCode ?? state)).toEqual([
      'done',
      'downline.notFound',
      'downline.closed',
      'request_param_err',
      'balance.insufficient',
      'done',
    ])
    expect(answer).toMatchObject({ total: '1000.00', balance: '0.00' })
    await logIn('lead01')
    expect(await balance()).toBe('1000.00')
  })

  it('is made once when ten arrive under one key, and never overdraws', async () => {
    const options = {
      body: { username: 'lead01', amount: '10', paymentPassword: pin },
      idempotencyKey: 'one-key',
    }
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => sandbox.client.call('transferDownline', options)),
    )
    expect(new Set(ids.map(({ orderId }) => orderId)).size).toBe(1)
    const results = await Promise.all(Array.from({ length: 10 }, () => codeOf(send('200'))))
    expect(results.filter((code) => code === undefined)).toHaveLength(4)
    expect(await balance()).toBe('190.00')
  })

  it('is refused while its flag is off, and of what a turnover locks', async () => {
    await send('1')
    await write((run) =>
      run(`insert into turnoverEntry (accountId, orderId, kind, locked, bonus, required, done, state,
        createdAt) select accountId, id, 'deposit', 90000, 0, 90000, 0, 'active', createdAt
        from moneyOrder where minor < 0`),
    )
    await logIn('agent88')
    expect(await codeOf(send('100'))).toBe('transfer.turnover')
    expect(await codeOf(send('99'))).toBeUndefined()
    await sandbox.control('/test/settings', 'PATCH', { whitelabel: { MEMTRANS3: false } })
    await logIn('agent88')
    expect(await codeOf(send('10'))).toBe('function.not.available')
  })
})

describe('announcements', () => {
  it('of type A are for agents alone', async () => {
    const query = { types: 'A', groupName: 'm_agent', platform: 'M' }
    expect(await sandbox.client.call('announcements', { query })).toEqual({ agent: [] })
    await logIn('member88')
    expect(await sandbox.client.call('announcements', { query })).toEqual({})
  })
})
