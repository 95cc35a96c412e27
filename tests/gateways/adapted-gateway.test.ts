import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Verdict } from '../../src/cli/conform/verdict.ts'
import { runLivery } from '../../src/cli/testing.ts'
import { filesOver } from '../../src/core/config/files-over.ts'
import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { fetchWithin } from '../../src/site/gateway/fetch-within.ts'
import { makeTempRoot, plainMerchant, type TempRoot } from '../e2e/support/temp-root.ts'
import { type Fault, listCookieFaults, of, plantedFaults } from '../support/gateway-faults.ts'
import { bareLogin } from '../support/host-client.ts'
import { liveWorld } from '../support/live-world.ts'
import { operatorHeaders } from '../support/operator.ts'
import { type NorthGateway, startNorthGateway } from '../support/start-north-gateway.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'

const root = join(import.meta.dirname, '../..')
const path = 'gateways/north.ts'
const adapter = readFileSync(join(root, 'examples', path), 'utf8')

let shops: TempRoot
let host: TestHost
let north: NorthGateway

beforeAll(async () => {
  shops = makeTempRoot()
  shops.bring('siamstar', join(root, 'merchants/siamstar'))
  shops.bringAdapters()
  host = await startTestHost({ root: shops.path })
  north = await startNorthGateway(`http://localhost:${host.port}`)
  const gateway = {
    session: 'cookie',
    adapter: 'north',
    origin: north.origin,
    frameHosts: ['games.localhost'],
  }
  const codes = { merchantCode: 'cove', trialMerchantCode: 'cove-trial' }
  const more = { extends: 'siamstar', gateway: { ...gateway, ...codes } }
  shops.write('cove', plainMerchant('cove', more))
  await host.look()
  await fetchWithin(`http://localhost:${host.port}/sandbox/cove/settings`, {
    method: 'PATCH',
    headers: operatorHeaders,
    body: JSON.stringify(bareLogin),
  })
})
afterAll(async () => {
  north.close()
  await host.close()
  shops.remove()
})

interface Run {
  /** The text of the adapter. */
  readonly code?: string
  readonly args?: readonly string[]
}

/** Returns the verdicts on the gateway of North, asked through the adapter of the workspace. */
async function conform(planted: Fault, { code = adapter, args = [] }: Run = {}) {
  north.plant(planted)
  const files = filesOver(openDiskFiles(shops.path), [{ path, text: code }])
  const player = ['--user', 'member88', '--password', demoPassword, ...args]
  const site = ['--merchant', 'cove', '--origin', host.address('cove')]
  const line = ['conform', north.origin, ...site, ...player, '--format', 'json']
  const world = { ...liveWorld, now: Date.now, reach: fetchWithin }
  const ended = await runLivery(line, files, world)
  const verdicts: Verdict[] = ended.out === '' ? [] : JSON.parse(ended.out)
  return { ...ended, differing: verdicts.filter(({ state }) => state === 'differs'), verdicts }
}

it('a gateway with other paths, names and envelopes keeps the contract through its adapter', async () => {
  const { code, error, differing, verdicts } = await conform(() => undefined, { args: ['--write'] })
  expect(error).toBe('')
  expect(differing).toEqual([])
  expect(code).toBe(0)
  const lines = verdicts.filter(({ call, state }) => /^\d+ /.test(call) && state === 'left')
  expect(lines).toEqual([
    { call: '18 Retry-After', state: 'left', messages: ['no call was refused with status 429'] },
    ...['19 encryption key', '20 encrypted bodies'].map((call) => ({
      call,
      state: 'left',
      messages: ['the adapter sends bodies as they are, inside of TLS'],
    })),
  ])
  expect(north.asked).toContainEqual({ call: 'login', path: '/api/v2/auth/sign-in' })
  expect(north.asked).toContainEqual({ call: 'walletBalance', path: '/api/v2/wallet' })
})

/** Faults of any gateway, by the lines of docs/gateways.md. In a group, each is of another line. */
const groups = [
  [
    'redirects a call',
    'knows no OPTIONS',
    'allows no site in a preflight',
    'lists two methods',
    'lets a permission be kept for five seconds',
    'answers no site',
    'lets a site ask without cookies only',
    'exposes nothing',
    'has a clock that is behind',
    'answers in another charset',
    'lets a private answer be cached',
    'lets a public answer be cached for an hour',
    'compresses what was asked for without',
    'sets a cookie that scripts read',
  ],
  [
    'lets no permission be kept',
    'answers another site',
    'sends no time',
    'sets a cookie for its own site',
  ],
]
const allFaults = [...plantedFaults, ...listCookieFaults(() => false)]

it.each(groups)(
  'through the adapter, a gateway that %s, and more, has each finding',
  async (...names) => {
    const rows = allFaults.filter(([name]) => names.includes(name))
    expect(rows.length).toBe(names.length)
    const { code, differing } = await conform((answer, asked) => {
      for (const [, plant] of rows) plant(answer, asked)
    })
    const lines = differing.filter(({ call }) => /^\d+ /.test(call))
    const numbers = lines.map(({ call }) => Number.parseInt(call, 10))
    expect(numbers).toEqual(rows.map(([, , number]) => number).sort((one, other) => one - other))
    for (const [, , number, sentence] of rows) {
      const line = lines.find(({ call }) => Number.parseInt(call, 10) === number)
      const expected = sentence
        .replace('SITE', host.address('cove'))
        .replace('"session-', '"north-session-')
      expect(line?.messages.join('\n')).toContain(expected)
    }
    expect(code).toBe(1)
  },
)

interface NorthAnswer {
  readonly data: object & { readonly sum_cents?: number }
}

/** Changes what North answers to a call. */
const changing =
  (call: Parameters<typeof of>[0], change: (json: NorthAnswer) => unknown): Fault =>
  (answer, asked) => {
    if (of(call)(asked))
      answer.body = Buffer.from(JSON.stringify(change(JSON.parse(`${answer.body}`))))
  }

it('each call that the adapter makes no value or a wrong one of has a message', async () => {
  const rows: readonly (readonly [fault: Fault, call: string, sentence: string])[] = [
    [
      changing('walletBalance', ({ data: { sum_cents: _, ...data } }) => ({ ok: true, data })),
      'walletBalance',
      'The shape differs: WalletBalance/sumBalance must match pattern',
    ],
    [
      changing('message', ({ data }) => ({ ok: true, data: { ...data, created_at: 'soon' } })),
      'message',
      'The shape differs: MessageDetail/createdAt must be',
    ],
    [
      changing('vendors', ({ data }) => data),
      'vendors',
      'The adapter fails: Error: it returns no value.',
    ],
    [
      changing('headIcon', () => null),
      'headIcon',
      'The adapter fails: TypeError: Cannot destructure',
    ],
    [
      changing('vipProgress', () => ({ ok: false, error: { code: 7777, reason: 'north.odd' } })),
      'vipProgress',
      'It is refused with north.odd, which is no error code of the contract.',
    ],
  ]
  const { code, differing } = await conform((answer, asked) => {
    for (const [plant] of rows) plant(answer, asked)
  })
  expect(new Set(differing.map(({ call }) => call))).toEqual(new Set(rows.map(([, call]) => call)))
  for (const [, call, sentence] of rows)
    expect(differing.find((one) => one.call === call)?.messages[0]).toContain(sentence)
  expect(code).toBe(1)
})

/** Runs a command in the workspace, whose environments are North through its adapter, and the sandbox behind it. */
async function run(...line: readonly string[]) {
  north.plant(() => undefined)
  const environments = {
    north: { gateway: north.origin },
    sandbox: { gateway: `http://localhost:${host.port}`, adapter: null },
  }
  const livery = JSON.stringify({ schemaVersion: 1, environments })
  const files = filesOver(openDiskFiles(shops.path), [{ path: 'livery.json', text: livery }])
  return runLivery([...line], files, { ...liveWorld, now: Date.now, reach: fetchWithin })
}

it('compare finds no difference between a gateway through its adapter and what is behind it', async () => {
  const { code, out } = await run('compare', 'north', 'sandbox', 'cove')
  expect(out).toBe('1 merchant of north and sandbox compared, no difference.')
  expect(code).toBe(0)
})

it('validate and why ask the gateway through the adapter', async () => {
  const checked = await run('validate', 'cove', '--env', 'north', '--no-cache')
  expect(checked.out).toContain('warning  gateway-language')
  expect(checked.out).not.toContain('gateway-answer')
  expect(checked.code).toBe(0)
  const explained = await run('why', 'cove', 'home', '--env', 'north')
  expect(explained).toMatchObject({ code: 0, error: '' })
  const unadapted = await run('why', 'siamstar', 'home', '--gateway', north.origin)
  expect(unadapted.code).toBe(1)
})

it('an adapter with errors ends the command with a sentence', async () => {
  const broken = await conform(() => undefined, { code: 'export default { open: 1 }' })
  expect(broken).toMatchObject({ code: 2, verdicts: [] })
  expect(broken.error).toContain('gateways/north.ts has errors. List them with "livery validate".')
})
