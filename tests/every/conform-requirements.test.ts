import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requirements } from '../../src/cli/conform/requirements.ts'
import type { Verdict } from '../../src/cli/conform/verdict.ts'
import { fetchWithin } from '../../src/cli/fetch-within.ts'
import { runLivery } from '../../src/cli/testing.ts'
import { filesOver } from '../../src/core/config/files-over.ts'
import { calls } from '../../src/core/contract/calls.ts'
import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { makeTempRoot, plainMerchant, type TempRoot } from '../e2e/support/temp-root.ts'
import { bareLogin, signInAt } from '../support/host-client.ts'
import { liveWorld } from '../support/live-world.ts'
import { operatorHeaders } from '../support/operator.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'

const stranger = 'https://no-site-of-this-gateway.invalid'
const root = join(import.meta.dirname, '../..')
const nothing = { read: () => undefined, list: () => [] }

/** What the sandbox answers, before it is sent on. */
interface Answer {
  status: number
  headers: Headers
  body: Buffer
}

interface TestRequest {
  readonly method: string
  readonly path: string
  /** The origin that asks. */
  readonly origin: string
  /** What it accepts as compression. */
  readonly encoding: string
}

/** Changes an answer of the sandbox into that of a gateway with one fault. */
type Fault = (answer: Answer, asked: TestRequest) => void

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
  fault(answer, { method, path, origin: headers.origin ?? '', encoding })
  return answer
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

const set =
  (name: string, value: string, isFor: (asked: TestRequest) => boolean = () => true): Fault =>
  ({ headers }, asked) =>
    isFor(asked) ? headers.set(name, value) : undefined
const remove =
  (name: string, isFor: (asked: TestRequest) => boolean = () => true): Fault =>
  ({ headers }, asked) =>
    isFor(asked) ? headers.delete(name) : undefined
const isPreflight = ({ method }: TestRequest): boolean => method === 'OPTIONS'
const isCall = ({ method }: TestRequest): boolean => method !== 'OPTIONS'
const of =
  (name: keyof typeof calls) =>
  ({ method, path }: TestRequest): boolean =>
    method === calls[name].method && path.split('?')[0] === calls[name].path

const weakKey = generateKeyPairSync('rsa', { modulusLength: 1024 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64')

/** A fault, the line that finds it, and what the operator reads. */
const faults: readonly (readonly [name: string, fault: Fault, line: number, sentence: string])[] = [
  [
    'redirects a call',
    (answer, asked) => {
      if (!of('vendors')(asked)) return
      answer.status = 302
      answer.headers.set('Location', 'https://elsewhere.example/')
    },
    2,
    'vendors: The status is 302, which leads to "https://elsewhere.example/". Answer the call at its own address.',
  ],
  [
    'knows no OPTIONS',
    (answer, asked) => {
      if (isPreflight(asked)) answer.status = 405
    },
    3,
    'The status is 405. Answer 204, also without a token: browsers send none.',
  ],
  [
    'allows no site in a preflight',
    remove('Access-Control-Allow-Origin', isPreflight),
    4,
    'There is no Access-Control-Allow-Origin. Answer "SITE".',
  ],
  [
    'lists two methods',
    set('Access-Control-Allow-Methods', 'GET, POST'),
    5,
    'Access-Control-Allow-Methods is "GET, POST". Answer "GET, POST, PUT, DELETE".',
  ],
  [
    'allows headers with an asterisk',
    set('Access-Control-Allow-Headers', '*'),
    6,
    'Access-Control-Allow-Headers is "*". Add "Authorization".',
  ],
  [
    'leaves out a header',
    set(
      'Access-Control-Allow-Headers',
      'Merchant, Authorization, ModuleId, Device, Language, Encryption, Content-Type',
    ),
    6,
    'Add "Idempotency-Key".',
  ],
  [
    'lets a permission be kept for five seconds',
    set('Access-Control-Max-Age', '5'),
    7,
    'Access-Control-Max-Age is "5". Answer "7200".',
  ],
  [
    'lets no permission be kept',
    remove('Access-Control-Max-Age'),
    7,
    'There is no Access-Control-Max-Age. Answer "7200".',
  ],
  [
    'answers no site',
    remove('Access-Control-Allow-Origin', isCall),
    8,
    'There is no Access-Control-Allow-Origin. Answer "SITE".',
  ],
  [
    'answers no site with a refusal',
    (answer, asked) => {
      if (isCall(asked) && answer.status === 401)
        answer.headers.delete('Access-Control-Allow-Origin')
    },
    8,
    'memberInfo: There is no Access-Control-Allow-Origin.',
  ],
  [
    'answers another site',
    ({ headers }, asked) => {
      if (!of('whitelabel')(asked)) return
      headers.set('Access-Control-Allow-Origin', 'https://other.example')
      headers.set('Vary', 'Origin')
    },
    8,
    'Access-Control-Allow-Origin is "https://other.example". Answer "SITE".',
  ],
  [
    'answers an asterisk with credentials',
    set('Access-Control-Allow-Credentials', 'true'),
    9,
    'Access-Control-Allow-Credentials is "true" and Access-Control-Allow-Origin is "*", a pair that browsers refuse.',
  ],
  [
    'lets every origin in with cookies',
    ({ headers }, { origin }) => {
      headers.set('Access-Control-Allow-Origin', origin)
      headers.set('Access-Control-Allow-Credentials', 'true')
      headers.set('Vary', 'Origin')
    },
    10,
    'It allows "https://no-site-of-this-gateway.invalid", which is no site of it, to ask with cookies.',
  ],
  [
    'answers one site without Vary',
    ({ headers }, { origin }) => headers.set('Access-Control-Allow-Origin', origin),
    11,
    'There is no Vary. Answer "Vary: Origin".',
  ],
  [
    'exposes nothing',
    remove('Access-Control-Expose-Headers'),
    12,
    'There is no Access-Control-Expose-Headers. Answer "Date, Retry-After".',
  ],
  [
    'exposes the date only',
    set('Access-Control-Expose-Headers', 'Date'),
    12,
    'Access-Control-Expose-Headers is "Date". Answer "Date, Retry-After".',
  ],
  [
    'has a clock that is behind',
    ({ headers }) => headers.set('Date', new Date(Date.now() - 30 * 60_000).toUTCString()),
    13,
    'min behind the clock of this machine. Set the clock of the gateway by NTP.',
  ],
  [
    'has a clock that is ahead',
    ({ headers }) => headers.set('Date', new Date(Date.now() + 30 * 60_000).toUTCString()),
    13,
    'min ahead of the clock of this machine.',
  ],
  ['sends no time', remove('Date'), 13, 'There is no Date. Answer the time'],
  [
    'answers a page',
    (answer, asked) => {
      if (!of('templates')(asked)) return
      answer.headers.set('Content-Type', 'text/html')
      answer.body = Buffer.from('<!doctype html><title>Busy</title>')
    },
    14,
    'Content-Type is "text/html" and not application/json. Answer JSON in UTF-8.',
  ],
  [
    'answers in another charset',
    set('Content-Type', 'application/json; charset=windows-874'),
    14,
    'Content-Type is "application/json; charset=windows-874" and not application/json.',
  ],
  [
    'lets a private answer be cached',
    set('Cache-Control', 'public, max-age=30', of('memberInfo')),
    15,
    'memberInfo: Cache-Control is "public, max-age=30". Answer "no-store", or a cache gives it to another player.',
  ],
  [
    'lets a public answer be cached for an hour',
    set('Cache-Control', 'public, max-age=3600', of('vendors')),
    16,
    'vendors: Cache-Control is "public, max-age=3600". Cache it for at most 60 s',
  ],
  [
    'lets a public answer be cached for all languages',
    ({ headers }, asked) => {
      if (!of('vendors')(asked)) return
      headers.set('Cache-Control', 'public, max-age=30')
      headers.set('Vary', 'Merchant')
    },
    16,
    'It may be cached, and Vary does not name Language. Add it, or answer "no-store".',
  ],
  [
    'does not say what may be cached',
    remove('Cache-Control', of('vendors')),
    16,
    'vendors: There is no Cache-Control. Answer "no-store", or "max-age" of at most 60.',
  ],
  [
    'compresses what was asked for without',
    set('Content-Encoding', 'br', of('vendors')),
    17,
    'vendors: The request accepts no compression, and Content-Encoding is "br".',
  ],
  [
    'does not keep compressed answers apart',
    (answer, asked) => {
      if (!of('systemStatus')(asked) || asked.encoding !== 'gzip') return
      answer.headers.set('Content-Encoding', 'gzip')
      answer.body = gzipSync(answer.body)
    },
    17,
    'systemStatus: The answer is compressed. There is no Vary. Answer "Vary: Accept-Encoding".',
  ],
  [
    'refuses too many calls without a time',
    (answer, asked) => {
      if (of('vendors')(asked)) answer.status = 429
    },
    18,
    'vendors: The status is 429. There is no Retry-After. Answer the seconds to wait.',
  ],
  [
    'has a short key',
    (answer, asked) => {
      if (!of('systemStatus')(asked)) return
      const json = JSON.parse(answer.body.toString())
      json.value.info.encryption.publicKey = weakKey
      answer.body = Buffer.from(JSON.stringify(json))
    },
    19,
    'The public key is an RSA key of 1024 bits',
  ],
  [
    'fails at a body that it cannot decrypt',
    (answer, asked) => {
      if (of('login')(asked)) answer.status = 500
    },
    20,
    'login: The status is 500 with request_param_err. Refuse a body that cannot be decrypted with status 400',
  ],
]

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

it.each(faults)('a gateway that %s has a finding at its line of the page', async (...row) => {
  const [, planted, number, sentence] = row
  const { code, lines } = await conform(planted)
  const differing = lines.filter(({ state }) => state === 'differs')
  expect(differing.map(({ call }) => Number.parseInt(call, 10))).toEqual([number])
  const messages = differing.flatMap((one) => one.messages)
  expect(messages.join('\n')).toContain(`Line ${number} of docs/gateways.md, `)
  expect(messages.join('\n')).toContain(sentence.replace('SITE', site))
  expect(code).toBe(1)
})

/** The arguments of a check that logs a player of a gateway with cookies in. */
const cookieArgs = () => [
  ...[gateway, '--origin', host.address('cove'), '--merchant', 'cove', '--session', 'cookie'],
  ...['--user', 'member88', '--password', demoPassword],
]

/** The same of a gateway that keeps sessions in cookies. */
const cookieFaults: typeof faults = [
  [
    'lets a site ask without cookies only',
    remove('Access-Control-Allow-Credentials'),
    9,
    'There is no Access-Control-Allow-Credentials. Answer "true", or browsers send no cookie.',
  ],
  [
    'lets every site ask',
    ({ headers }, asked) => {
      if (!of('memberInfo')(asked)) return
      headers.set('Access-Control-Allow-Origin', '*')
    },
    8,
    'memberInfo: Access-Control-Allow-Origin is "*". Answer "',
  ],
  [
    'does not let the token against forged requests through',
    set(
      'Access-Control-Allow-Headers',
      'Merchant, ModuleId, Device, Language, Encryption, Idempotency-Key, Content-Type',
    ),
    6,
    'Add "X-CSRF-Token".',
  ],
  [
    'sets a cookie that scripts read',
    ({ headers }) => {
      const cookie = headers.get('Set-Cookie')
      if (cookie) headers.set('Set-Cookie', cookie.replace('; HttpOnly', ''))
    },
    22,
    'The cookie "session-cove" has no HttpOnly. Add it.',
  ],
  [
    'sets a cookie for its own site',
    ({ headers }) => {
      const cookie = headers.get('Set-Cookie')
      if (cookie)
        headers.set(
          'Set-Cookie',
          cookie.replace('Secure; SameSite=None; Partitioned', 'SameSite=Lax'),
        )
    },
    22,
    'The cookie "session-cove" has no Secure, SameSite=None, Partitioned. Add it.',
  ],
  [
    'takes a forged logout',
    (answer, asked) => {
      if (of('logout')(asked) && answer.status === 401) answer.status = 200
    },
    23,
    'A call that changes something came with the cookie and without X-CSRF-Token. The status is 200.',
  ],
  [
    'keeps a session after its logout',
    (answer, asked) => {
      if (!of('memberInfo')(asked) || answer.status !== 401 || !isOver) return
      answer.status = 200
    },
    24,
    'The session opens calls after its logout.',
  ],
]

it('a gateway with cookies that answers as the page says has no finding', async () => {
  const { lines, verdicts } = await conform(() => undefined, { args: cookieArgs() })
  expect(lines.filter(({ state }) => state === 'differs')).toEqual([])
  expect(verdicts.find(({ call }) => call === 'walletBalance')?.state).toBe('conforms')
  expect(lines.filter(({ state }) => state === 'left').map(({ call }) => call)).toEqual([
    '18 Retry-After',
  ])
})

it.each(cookieFaults)(
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
  const found = new Set([1, 21, ...[...faults, ...cookieFaults].map(([, , number]) => number)])
  expect([...found].sort((one, other) => one - other)).toEqual(
    Object.keys(requirements).map(Number),
  )
})
