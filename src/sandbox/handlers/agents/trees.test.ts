import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { makeTree } from '../../../../tests/support/make-tree.ts'
import { startTestSandbox, type TestSandbox } from '../../../../tests/support/start-test-sandbox.ts'
import type { CallName } from '../../../core/contract/calls.ts'
import type { agentCalls } from '../../../core/contract/on-demand/agent-calls.ts'
import type { CallOptions } from '../../../core/gateway-client/client-options.ts'
import { createAccount, memberTypes } from '../../accounts/accounts.ts'
import { insertContract, moveContract } from '../../agents/contract-store.ts'
import { type Database, openDatabase } from '../../database/open-database.ts'
import { dayMs } from '../../kit/durations.ts'
import { between, createRandom } from '../../kit/random.ts'
import { createSession } from '../../requests/sessions.ts'
import { createDefaultWorld } from '../../world/default-world.ts'
import type { SandboxMerchant } from '../../world/sandbox-merchant.ts'

const base = createDefaultWorld('trees')
const world = {
  ...base,
  settings: {
    ...base.settings,
    humanCheck: false,
    whitelabel: {
      AFFMAN3: true,
      MEMTRANS3: true,
      SIGNCONDIV3: true,
      DAILYSALCONT3: true,
      HOURSAL3: true,
    },
  },
}
const merchant = { code: 'test', world } as unknown as SandboxMerchant // what trees need of one
const start = Date.UTC(2026, 4, 12, 9)
let time = start
let data = ''
let sandbox: TestSandbox

afterEach(async () => {
  await sandbox.close()
  rmSync(data, { recursive: true, force: true })
})

interface Grown {
  readonly count: number
  readonly levels: number
  readonly bets: number
  /** Writes more before the sandbox starts. */
  readonly more?: (database: Database, topId: string) => Promise<void>
}

/** Starts a sandbox with a tree below `top`. Returns the user names and a function that signs one of them in. */
async function grow({ count, levels, bets, more }: Grown) {
  time = start
  data = mkdtempSync(join(tmpdir(), 'livery-trees-'))
  const database = openDatabase(data)
  const shared = { merchant: 'test', passwordHash: '', type: memberTypes.agent, createdAt: start }
  const top = await createAccount(database, { ...shared, username: 'topagent' })
  const stranger = await createAccount(database, { ...shared, username: 'stranger' })
  if (!top || !stranger) throw new Error('The names are free')
  const names = await makeTree(database, {
    merchant,
    topId: top.id,
    count,
    levels,
    bets,
    now: start,
  })
  await more?.(database, top.id)
  const accounts = await database.selectFrom('account').selectAll().execute()
  const tokens = new Map<string, string>()
  for (const account of accounts.slice(0, 200)) {
    const { token } = await createSession({ database, now: () => start }, account)
    tokens.set(account.username, token)
  }
  const above = await database
    .selectFrom('ancestry')
    .innerJoin('account as upper', 'upper.id', 'ancestry.ancestorId')
    .innerJoin('account as lower', 'lower.id', 'ancestry.accountId')
    .select(['upper.username as upper', 'lower.username as lower'])
    .where('ancestry.depth', '>', 0)
    .execute()
  await database.destroy()
  sandbox = await startTestSandbox({ world, data, now: () => time })
  await sandbox.client.call('templates')
  return {
    names,
    accounts,
    signIn: (username: string) => sandbox.signIn(tokens.get(username)),
    pairs: new Set(above.map(({ upper, lower }) => `${upper} ${lower}`)),
  }
}

async function codeOf(answer: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await answer.then(() => undefined).catch((cause) => cause)
  return (error as { readonly code?: string } | undefined)?.code // a GatewayError, or undefined
}

type AgentCall = keyof typeof agentCalls & CallName

const tiers = [{ bets: '0', netLoss: '1', activeMember: 0, rate: '1' }]

/** How each call is asked about somebody. */
const asks: { readonly [N in AgentCall]: (username: string) => CallOptions<N> } = {
  fundsConsolidated: () => ({}),
  teamKpiA: () => ({ query: { period: 'month' } }),
  teamKpiB: () => ({ query: { period: 'month' } }),
  agentIncome: () => ({ query: {} }),
  agentPayout: () => ({ query: { payoutId: '1' } }),
  subordinates: (parent) => ({ query: { parent, from: 0, to: start + dayMs } }),
  downlines: (parent) => ({ query: { parent } }),
  downline: (username) => ({ query: { username } }),
  registerDownline: () => ({
    body: { username: 'taken88', password: 'x', type: 'member', rebates: [] },
  }),
  promoteDownline: (username) => ({ body: { username } }),
  updateDownlineRebates: (username) => ({ body: { username, rebates: [] } }),
  transferDownline: (username) => ({ body: { username, amount: '1', paymentPassword: '246810' } }),
  transferMultipleDownline: (username) => ({
    body: { rows: [{ username, amount: '1' }], paymentPassword: '246810' },
  }),
  teamTransactions: (username) => ({ query: { username } }),
  teamOrders: (username) => ({ query: { username } }),
  rebateSettings: () => ({}),
  agentQuotas: () => ({}),
  affiliateLinks: () => ({}),
  createAffiliateLink: () => ({ body: { type: 'member', rebates: [] } }),
  deleteAffiliateLink: () => ({ body: { linkId: '1' } }),
  registrationLink: () => ({}),
  currentDailySalary: () => ({}),
  dailySalaryInfo: () => ({ query: { contractId: '1' } }),
  currentContracts: () => ({ query: { kind: 'dividend' } }),
  contractInfo: () => ({ query: { kind: 'dividend' } }),
  contractHistory: (username) => ({ query: { side: 'downline', username } }),
  contractPayouts: () => ({ query: {} }),
  proposeContract: (username) => ({ body: { kind: 'dividend', username, tiers, password: 'x' } }),
  processContract: () => ({ body: { contractId: '1', action: 'A' } }),
  cancelContract: () => ({ body: { contractId: '1' } }),
  contractRequestHistory: (username) => ({ query: { side: 'downline', username } }),
  dailySalaryRequest: () => ({}),
  dividendRequest: () => ({}),
}
const agentCallNames = Object.keys(asks) as AgentCall[] // the keys of a closed record

const ask = <N extends AgentCall>(name: N, username: string): Promise<unknown> =>
  sandbox.client.call(name, asks[name](username) as never) // each takes its own options

const named = [
  'subordinates',
  'downlines',
  'downline',
  'promoteDownline',
  'updateDownlineRebates',
  'teamTransactions',
  'teamOrders',
  'contractHistory',
  'contractRequestHistory',
] as const satisfies readonly AgentCall[]

it('500 random pairs of accounts get answers only about accounts below the agent', async () => {
  const { names, accounts, signIn, pairs } = await grow({ count: 80, levels: 5, bets: 1 })
  const random = createRandom('pairs')
  const everybody = [...names, 'topagent', 'stranger', 'agent88', 'member88', 'nobody']
  const agents = accounts.filter(({ type }) => type === memberTypes.agent)
  for (let place = 0; place < 500; place += 1) {
    const caller = agents[between(random, 0, agents.length - 1)]?.username ?? 'topagent'
    const target = everybody[between(random, 0, everybody.length - 1)] ?? 'nobody'
    const name = named[place % named.length] ?? 'downline'
    signIn(caller)
    const code = await codeOf(ask(name, target))
    if (pairs.has(`${caller} ${target}`)) expect(code, name).not.toBe('downline.notFound')
    else expect(code, `${caller} asks ${name} about ${target}`).toBe('downline.notFound')
  }
  for (const { username: caller } of agents) {
    signIn(caller)
    const { downlines, totalCount } = await sandbox.client.call('downlines', {
      query: { search: 'e' },
    })
    const below = [...pairs].filter((pair) => pair.startsWith(`${caller} `))
    expect(totalCount).toBe(below.length)
    for (const { username } of downlines) expect(below).toContain(`${caller} ${username}`)
    const { transactions } = await sandbox.client.call('teamTransactions', { query: {} })
    for (const { username } of transactions) expect(below).toContain(`${caller} ${username}`)
  }
})

it('refuses every call of agents to a member who is below one', async () => {
  const { accounts, signIn, names } = await grow({ count: 12, levels: 2, bets: 0 })
  const member = accounts.find(({ type }) => type === memberTypes.member)?.username ?? ''
  signIn(member)
  for (const name of agentCallNames)
    expect(await codeOf(ask(name, names[0] ?? '')), name).toBe('function.not.available')
})

it('answers a page, a search and the figures of a tree of 10,000', async () => {
  const { signIn } = await grow({ count: 10_000, levels: 10, bets: 3 })
  signIn('topagent')
  const page = await sandbox.client.call('downlines', { query: {} })
  expect(page.downlines.length).toBeLessThanOrEqual(20)
  const found = await sandbox.client.call('downlines', { query: { search: 'tree099' } })
  expect(found.downlines.every(({ username }) => username.startsWith('tree099'))).toBe(true)
  const all = await sandbox.client.call('downlines', { query: { search: 'tree' } })
  expect(all.totalCount).toBe(10_000)
  const figures = await sandbox.client.call('teamKpiA', { query: { period: 'month' } })
  expect(figures.teamSize).toBe(10_000)
  const bets = await sandbox.client.call('subordinates', { query: { from: 0, to: start } })
  expect(bets.rows.length).toBeGreaterThan(0)
})

it('pays over months exactly what it explains, once, whatever restarts', async () => {
  await grow({
    count: 40,
    levels: 4,
    bets: 0,
    async more(database, topId) {
      // Bets of the days to come.
      const accounts = await database.selectFrom('account').selectAll().execute()
      const random = createRandom('nights')
      for (const { id } of accounts)
        for (let day = 0; day < 40; day += 1) {
          const at = start + day * dayMs
          const stake = between(random, 100, 50_000)
          const payout = Math.floor(stake * random() * 1.6)
          await database
            .insertInto('gameOrder')
            .values({
              accountId: id,
              merchant: 'test',
              vendor: 'V',
              gameCode: 'G',
              category: 'RNG',
              kind: 'slot',
              wallet: 'main',
              stake,
              payout,
              balance: 0,
              state: 'settled',
              placedAt: at,
              settledAt: at,
              closesAt: null,
              dueAt: null,
              detail: '{}',
            })
            .execute()
        }
      const uplines = await database
        .selectFrom('ancestry')
        .selectAll()
        .where('depth', '=', 1)
        .execute()
      const signed = [
        { accountId: topId, uplineId: null, rate: 2000 },
        ...uplines
          .filter(({ ancestorId }) => ancestorId === topId)
          .map(({ accountId }) => ({ accountId, uplineId: topId, rate: 1500 })),
      ]
      for (const kind of ['dividend', 'dailySalary', 'hourlySalary'] as const)
        for (const { accountId, uplineId, rate } of signed) {
          const contract = await insertContract(database, {
            merchant: 'test',
            kind,
            uplineId,
            accountId,
            product: null,
            rateType: 'percent',
            tiers: [
              { bets: 0, netLoss: 0, active: 0, rate: kind === 'dividend' ? rate : rate / 100 },
            ],
            days: null,
            at: start,
          })
          await moveContract(database, contract, { move: 'A', actor: 'subordinate', at: start })
        }
    },
  })
  const settle = async (): Promise<void> => {
    const database = openDatabase(data)
    const account = await database
      .selectFrom('account')
      .selectAll()
      .where('username', '=', 'topagent')
      .executeTakeFirstOrThrow()
    const { token } = await createSession({ database, now: () => time }, account)
    await database.destroy()
    sandbox = await startTestSandbox({ world, data, now: () => time })
    sandbox.signIn(token)
    await Promise.all([1, 2, 3].map(() => ask('contractPayouts', '')))
    await sandbox.close()
  }
  await sandbox.close()
  for (const days of [1, 12, 12, 30, 60]) {
    time = start + days * dayMs
    await settle()
  }
  const database = openDatabase(data)
  const payouts = await database.selectFrom('agentPayout').selectAll().execute()
  const reasons = await database.selectFrom('payoutReason').selectAll().execute()
  const ledger = await database.selectFrom('ledger').selectAll().execute()
  await database.destroy()
  sandbox = await startTestSandbox({ world, data, now: () => time })
  const sum = (rows: readonly { readonly minor: number }[]): number =>
    rows.reduce((total, { minor }) => total + minor, 0)
  expect(new Set(payouts.map(({ source }) => source))).toEqual(
    new Set(['rebate', 'dailySalary', 'hourlySalary', 'dividend']),
  )
  for (const { id, minor } of payouts)
    expect(sum(reasons.filter(({ payoutId }) => payoutId === id))).toBe(minor)
  expect(-sum(ledger.filter(({ holder }) => holder === 'payroll:test'))).toBe(sum(payouts))
  expect(sum(ledger)).toBe(0)
})
