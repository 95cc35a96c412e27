import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requirements } from '../../src/cli/conform/requirements.ts'
import type { Verdict } from '../../src/cli/conform/verdict.ts'
import { runLivery } from '../../src/cli/testing.ts'
import { filesOver } from '../../src/core/config/files-over.ts'
import { type CallName, calls } from '../../src/core/contract/calls.ts'
import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { fetchWithin } from '../../src/site/gateway/fetch-within.ts'
import { makeTempRoot, plainMerchant, type TempRoot } from '../e2e/support/temp-root.ts'
import {
  type Answer,
  type Fault,
  listCookieFaults,
  of,
  plantedFaults,
} from '../support/gateway-faults.ts'
import { bareLogin, signInAt } from '../support/host-client.ts'
import { liveWorld } from '../support/live-world.ts'
import { operatorHeaders } from '../support/operator.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'

const stranger = 'https://no-site-of-this-gateway.invalid'
const root = join(import.meta.dirname, '../..')
const nothing = { read: () => undefined, list: () => [] }

let shops: TempRoot
let host: TestHost
let token: string
let fault: Fault = () => undefined
let policy: string | undefined
/** True once the session of a check was ended. */
let isOver = false
const servers: ReturnType<typeof createServer>[] = []
let gateway: string
let site: string

beforeAll(async () => {
  shops = makeTempRoot()
  shops.bring('siamstar', join(root, 'merchants/siamstar'))
  host = await startTestHost({ root: shops.path })
  const origin = host.address('siamstar')
  ;({ token } = await signInAt({ origin, merchantCode: 'siamstar', username: 'member88' }))
  gateway = await serve('gateway', (request, response) => {
    void forward(request, origin).then(({ status, headers, body }) => {
      response.sendDate = false
      response.writeHead(status, Object.fromEntries(headers)).end(body)
    })
  })
  shops.write('cove', plainMerchant('cove', { gateway: { session: 'cookie', origin: gateway } }))
  await host.look()
  await fetchWithin(`http://localhost:${host.port}/sandbox/cove/settings`, {
    method: 'PATCH',
    headers: operatorHeaders,
    body: JSON.stringify(bareLogin),
  })
  site = await serve('site', (_request, response) => {
    if (policy) response.setHeader('Content-Security-Policy', policy)
    response.end('<!doctype html><title>Site</title>')
  })
})
afterAll(async () => {
  for (const server of servers) server.close()
  await host.close()
  shops.remove()
})

async function serve(name: string, listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return `http://${name}.localhost:${port}`
}

/** Asks the sandbox, and puts the fault into its answer. */
async function forward(request: IncomingMessage, sandbox: string): Promise<Answer> {
  const { method = 'GET', url: path = '/', headers } = request
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body = Buffer.concat(parts).toString()
  const { host: _, connection: _connection, ...sent } = headers
  const init = { method, headers: sent as Record<string, string> } // none of them comes twice
  const found = await fetchWithin(sandbox + path, { ...init, ...(body && { body }) })
  const kept = new Headers(found.headers)
  for (const name of ['connection', 'content-length', 'transfer-encoding', 'keep-alive'])
    kept.delete(name)
  const answer = {
    status: found.status,
    headers: kept,
    body: Buffer.from(await found.arrayBuffer()),
  }
  const encoding = String(headers['accept-encoding'] ?? '')
  fault(answer, { method, call: findCall(method, path), origin: headers.origin ?? '', encoding })
  return answer
}

function findCall(method: string, path: string): CallName | undefined {
  const names = Object.keys(calls) as CallName[] // the keys of a closed record
  const [wanted] = path.split('?')
  return names.find((name) => calls[name].method === method && calls[name].path === wanted)
}

interface Run {
  readonly args?: readonly string[]
  readonly reach?: typeof fetch
}

/** Returns the verdicts on the lines of the page, by number. */
async function conform(planted: Fault, { args, reach = fetchWithin }: Run = {}) {
  fault = planted
  const words = args ?? [gateway, '--origin', site]
  const merchant = words.includes('--merchant') ? [] : ['--merchant', 'siamstar']
  const line = ['conform', ...words, ...merchant, '--format', 'json']
  const world = { ...liveWorld, now: Date.now, reach }
  const { code, out, error } = await runLivery(line, nothing, world)
  const verdicts: Verdict[] = out === '' ? [] : JSON.parse(out)
  const lines = verdicts.filter(({ call }) => /^\d+ /.test(call))
  return { code, error, verdicts, lines }
}

it('a gateway that answers as the page says has no finding', async () => {
  const { code, lines, verdicts } = await conform(() => undefined, {
    args: [gateway, '--origin', site, '--token', token],
  })
  expect(verdicts.filter(({ state }) => state === 'differs')).toEqual([])
  expect(code).toBe(0)
  expect(lines.filter(({ state }) => state === 'left').map(({ call }) => call)).toEqual([
    '18 Retry-After',
    '22 session cookie',
    '23 forged calls',
    '24 logout',
  ])
})

it.each(plantedFaults)(
  'a gateway that %s has a finding at its line of the page',
  async (...row) => {
    const [, planted, number, sentence] = row
    const { code, lines } = await conform(planted)
    const differing = lines.filter(({ state }) => state === 'differs')
    expect(differing.map(({ call }) => Number.parseInt(call, 10))).toEqual([number])
    const messages = differing.flatMap((one) => one.messages)
    expect(messages.join('\n')).toContain(`Line ${number} of docs/gateways.md, `)
    expect(messages.join('\n')).toContain(sentence.replace('SITE', site))
    expect(code).toBe(1)
  },
)

/** The arguments of a check that logs a player of a gateway with cookies in. */
const cookieArgs = () => [
  ...[gateway, '--origin', host.address('cove'), '--merchant', 'cove', '--session', 'cookie'],
  ...['--user', 'member88', '--password', demoPassword],
]

it('a gateway with cookies that answers as the page says has no finding', async () => {
  const { lines, verdicts } = await conform(() => undefined, { args: cookieArgs() })
  expect(lines.filter(({ state }) => state === 'differs')).toEqual([])
  expect(verdicts.find(({ call }) => call === 'walletBalance')?.state).toBe('conforms')
  expect(lines.filter(({ state }) => state === 'left').map(({ call }) => call)).toEqual([
    '18 Retry-After',
  ])
})

it.each(listCookieFaults(() => isOver))(
  'a gateway with cookies that %s has a finding at its line of the page',
  async (...row) => {
    const [, planted, number, sentence] = row
    isOver = false
    const { lines } = await conform(
      (answer, asked) => {
        planted(answer, asked)
        if (of('logout')(asked) && answer.status === 200) isOver = true
      },
      { args: cookieArgs() },
    )
    const differing = lines.filter(({ state }) => state === 'differs')
    expect(differing.map(({ call }) => Number.parseInt(call, 10))).toEqual([number])
    expect(differing.flatMap((one) => one.messages).join('\n')).toContain(sentence)
  },
)

it('a player who cannot log in is reported at the lines that need one', async () => {
  const args = [...cookieArgs().slice(0, -1), 'wrong']
  const { lines } = await conform(() => undefined, { args })
  expect(lines.find(({ call }) => call === '24 logout')).toMatchObject({
    state: 'left',
    messages: ['"member88" is not logged in: login.invalid'],
  })
})

it('a site whose policy does not name the gateway has a finding', async () => {
  policy = "default-src 'none'; connect-src 'self' https://other.example"
  const { lines } = await conform(() => undefined)
  const [found, ...others] = lines.filter(({ state }) => state === 'differs')
  expect(others).toEqual([])
  expect(found?.messages).toEqual([
    `Line 21 of docs/gateways.md, ${site}: Its policy does not let it ask "${gateway}". Publish the site with this "gateway.origin", or add it to "connect-src".`,
  ])
  policy = `default-src 'none'; connect-src 'self' ${gateway}`
  expect((await conform(() => undefined)).lines.filter(({ state }) => state === 'differs')).toEqual(
    [],
  )
  policy = undefined
})

it('a page over https may not ask a gateway over http', async () => {
  const address = 'http://gateway.example'
  const reach: typeof fetch = (input, init) =>
    fetchWithin(String(input).replace(address, gateway).replace('https://site.example', site), init)
  const { lines } = await conform(() => undefined, {
    args: [address, '--origin', 'https://site.example'],
    reach,
  })
  expect(lines.find(({ call }) => call === '1 https')?.messages).toEqual([
    `Line 1 of docs/gateways.md, the address: The gateway is "${address}", which browsers do not let "https://site.example" ask. Serve it over https.`,
  ])
})

it('the merchant’s own hosts are asked for by default, and what is no origin is refused', async () => {
  fault = () => undefined
  const hosts = ['lagoon.example', 'www.lagoon.example']
  const path = 'merchants/reef/merchant.json'
  const disk = openDiskFiles(root)
  const reef = JSON.parse(disk.read(path) ?? '')
  const text = JSON.stringify({ ...reef, hosts, gateway: { merchantCode: 'REEF-1' } })
  const files = filesOver(disk, [{ path, text }])
  const asked = new Set<string>()
  const reach: typeof fetch = (input, init) => {
    asked.add(new Headers(init?.headers).get('Origin') ?? '')
    return String(input).startsWith('https://')
      ? Promise.reject(new Error('Nothing is there.'))
      : fetchWithin(input, init)
  }
  const line = ['conform', gateway, '--merchant', 'REEF-1', '--format', 'json']
  const { out } = await runLivery(line, files, { ...liveWorld, now: Date.now, reach })
  expect(asked).toEqual(new Set(['', ...hosts.map((one) => `https://${one}`), stranger]))
  const verdicts: Verdict[] = JSON.parse(out)
  expect(verdicts.find(({ call }) => call === '21 policy of the site')).toMatchObject({
    state: 'left',
    messages: ['"https://www.lagoon.example" does not answer'],
  })
  const wrong = await conform(() => undefined, { args: [gateway, '--origin', 'lagoon.example'] })
  expect(wrong).toMatchObject({
    code: 2,
    error: '"lagoon.example" is no origin of a site. Name it like https://lagoon.example.',
  })
})

it('the page has a line for each requirement, and each is broken by a fault of this file', () => {
  const page = readFileSync(join(root, 'docs/gateways.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (\d+) \| ([^|]+?) +\|/gm)].map(([, number, name]) => [
    number,
    name,
  ])
  expect(rows).toEqual(Object.entries(requirements))
  const planted = [...plantedFaults, ...listCookieFaults(() => isOver)]
  const found = new Set([1, 21, ...planted.map(([, , number]) => number)])
  expect([...found].sort((one, other) => one - other)).toEqual(
    Object.keys(requirements).map(Number),
  )
})
