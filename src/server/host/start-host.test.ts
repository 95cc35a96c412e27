import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyBase } from '../../../tests/support/copy-base.ts'
import { englishFirst } from '../../../tests/support/english-first.ts'
import { operatorHeaders, operatorToken } from '../../../tests/support/operator.ts'
import { patience } from '../../../tests/support/patience.ts'
import { writePlayerPage } from '../../../tests/support/write-player-page.ts'
import { DataFolderError } from '../../sandbox/database/open-database.ts'
import { parseWorld } from '../../sandbox/world/parse-world.ts'
import { type Host, startHost } from './start-host.ts'

const project = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'livery-host-'))
const root = join(folder, 'root')
const reported: string[] = []
let host: Host

beforeAll(async () => {
  copyBase(root)
  const dist = writePlayerPage(folder)
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'assets/app-1.js'), `export const text = '${'a'.repeat(4000)}'`)
  writeMerchant('acme', { brand: { name: { en: 'Acme </script><b>' } } })
  host = await startHost({
    root,
    port: 0,
    dist,
    data: join(folder, 'data'),
    token: operatorToken,
    report: (line) => reported.push(line),
  })
})
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  reported.length = 0
})

function writeMerchant(code: string, more: object): void {
  mkdirSync(join(root, 'merchants', code), { recursive: true })
  const merchant = {
    schemaVersion: 1,
    code,
    extends: 'base',
    hosts: [`${code}.localhost`],
    languages: englishFirst,
    ...more,
  }
  writeFileSync(join(root, 'merchants', code, 'merchant.json'), JSON.stringify(merchant))
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** Asks without tidying the path up, as a browser would. */
function ask(path: string, name = 'acme.localhost', headers = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: host.port,
      path,
      headers: { host: name, ...headers },
    }
    request(options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** Waits until something of the host is as it should be. */
const eventually = (check: () => unknown) => vi.waitFor(check, { ...patience, interval: 50 })

/** The name on the page of a merchant. */
async function nameAt(host: string): Promise<unknown> {
  return readSkin((await ask('/m/home', host)).text)?.['brand']
}

function readSkin(html: string): Record<string, unknown> | null {
  return JSON.parse(/id="skin">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
}

describe('a page', () => {
  it('is found under its host in full, with a dot at its end and in any case', async () => {
    for (const name of ['acme.localhost.', `ACME.localhost.:${host.port}`])
      expect(readSkin((await ask('/m/home', name)).text)).toMatchObject({ code: 'acme' })
  })

  it('contains its skin and its messages as data that cannot end the script early', async () => {
    const { text, headers } = await ask('/m/home')
    expect(readSkin(text)).toMatchObject({
      code: 'acme',
      brand: { name: { en: 'Acme </script><b>' } },
    })
    expect(text).toMatch(/rel="preload" href="\/skin\/acme\/messages\/en\/common\.json\?v=/)
    expect(text).toContain('<title>Acme &lt;/script&gt;&lt;b&gt;</title>')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('has a policy that csp_evaluator finds nothing serious in', async () => {
    const { headers } = await ask('/m/home')
    // The sandbox's games are on this machine, where nothing listens in.
    const policy = String(headers['content-security-policy']).replace(
      'http://games.localhost',
      'https://games.localhost',
    )
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
    expect(serious.map(({ description }) => description)).toEqual([])
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
  })

  it.each(['/', '/m/home', '/m/nowhere', '/register.html'])('is the app at %s', async (path) => {
    expect(readSkin((await ask(path)).text)).toHaveProperty('code', 'acme')
  })
})

describe('files', () => {
  it('sends scripts compressed and for ever', async () => {
    const { headers } = await ask('/assets/app-1.js', 'acme.localhost', { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('sends sprite, messages and inherited art', async () => {
    const skin = readSkin((await ask('/m/home')).text) as {
      look: { sprite: string }
      brand: { mark: string }
      languages: { supported: { messages: { common: string } }[] }
    } // the page's own skin
    const addresses = [
      skin.look.sprite,
      skin.brand.mark,
      skin.languages.supported[0]?.messages.common ?? '',
    ]
    for (const address of addresses) expect((await ask(address)).status).toBe(200)
    for (const address of addresses) {
      const { headers } = await ask(address)
      expect(headers['content-security-policy']).toContain('sandbox')
    }
  })

  it('sends nothing but pictures from the art of a merchant', async () => {
    mkdirSync(join(root, 'merchants/acme/art'), { recursive: true })
    for (const file of ['a.js', 'a.html']) {
      writeFileSync(join(root, 'merchants/acme/art', file), 'alert(1)')
      expect((await ask(`/skin/acme/art/${file}`)).status).toBe(404)
    }
  })

  it.each([
    '/assets/../index.html/../../data/sandbox.db',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/skin/acme/art/../merchant.json',
    '/skin/acme/art/..%2fmerchant.json',
    '/skin/acme/merchant.json',
    '/skin/..%2f..%2flocales/en/common.json',
    '/skin/base/world.json',
    '/fonts/../package.json',
    '/assets/%00.js',
    '/assets/%zz.js',
    '/assets/missing.js',
    '/assets//app-1.js',
  ])('keeps %s to itself', async (path) => {
    const { status, text } = await ask(path)
    const page = text.startsWith('<!doctype html>')
    expect(status === 404 || page).toBe(true)
  })
})

describe('merchants', () => {
  it('appear while it runs', async () => {
    expect((await ask('/m/home', 'late.localhost')).status).toBe(503)
    writeMerchant('late', { brand: { name: { en: 'Late' } } })
    await eventually(async () =>
      expect(await nameAt('late.localhost')).toMatchObject({ name: { en: 'Late' } }),
    )
    const headers = { Merchant: 'late' }
    const { status } = await ask('/wps/system/templates', 'late.localhost', headers)
    expect([200, 400]).toContain(status)
  })

  it.each([
    ['of syntax', 'frail', '{ "schemaVersion": 1, "code": '],
    [
      'that only the whole check sees',
      'pale',
      { brand: { name: { en: 'Bad' }, logo: 'art/nowhere.svg' } },
    ],
  ])(
    'keep their last good skin over an error %s, until it is corrected',
    async (_, code, broken) => {
      const address = `${code}.localhost`
      // Its warning tells that the whole check has seen it.
      writeMerchant(code, {
        brand: { name: { en: 'Good' } },
        safety: { rememberedLogin: 'credentials' },
      })
      await eventually(() => expect(reported.join('\n')).toContain(`merchants/${code}/`))
      reported.length = 0
      expect(await nameAt(address)).toMatchObject({ name: { en: 'Good' } })
      if (typeof broken === 'string')
        writeFileSync(join(root, `merchants/${code}/merchant.json`), broken)
      else writeMerchant(code, broken)
      await eventually(() =>
        expect(reported.join('\n')).toMatch(new RegExp(`merchants/${code}/merchant.json:1:\\d+`)),
      )
      expect(reported).toContain(`"${code}" keeps its last good skin until the error is corrected.`)
      expect(await nameAt(address)).toMatchObject({ name: { en: 'Good' } })
      writeMerchant(code, { brand: { name: { en: 'Better' } } })
      await eventually(async () =>
        expect(await nameAt(address)).toMatchObject({ name: { en: 'Better' } }),
      )
    },
  )

  it('that never were valid are shown as they change, and their findings are reported once', async () => {
    for (const name of ['First', 'Second']) {
      writeMerchant('rough', {
        brand: { name: { en: name } },
        theme: { mode: 'light', tokens: { 'text-muted': '#EEEEEE' } },
      })
      await eventually(async () =>
        expect(await nameAt('rough.localhost')).toMatchObject({ name: { en: name } }),
      )
    }
    await eventually(() => expect(reported.join('\n')).toContain('"rough" is shown with'))
    const lines = reported.filter((line) => line.includes('rough/merchant.json'))
    expect(lines.join('\n')).toMatch(/error {2}contrast\n {2}"text-muted" on /)
    expect(new Set(lines).size).toBe(lines.length)
  })

  it.each([
    ['unread', 'world.json', '{ "vendors": }', ':1:14  error  syntax\n'],
    ['misshapen', 'world.json', '{\n "vendors": 5 }', ':2:13  error  wrong-value\n'],
    ['unpainted', 'art/recipe.json', '{ "categories": 5 }', ':1:17  error  wrong-value\n'],
  ])(
    'as %s, with a broken %s, are reported with the place, as validate does, and served with the others',
    async (code, file, text, place) => {
      const path = `merchants/${code}/${file}`
      const host = `${code}.localhost`
      writeMerchant(code, {})
      mkdirSync(join(root, 'merchants', code, 'art'))
      writeFileSync(join(root, path), text)
      const popular = `/lgw/games/popular?merchantCode=${code}`
      await eventually(async () => {
        expect((await ask('/m/home', host)).status).toBe(200)
        expect((await ask(popular, host, { Merchant: code })).status).toBe(200)
        expect(reported.filter((line) => line.startsWith(path + place))).toHaveLength(1)
        expect(reported.join('\n')).toContain(`${path} is left out until its errors are fixed`)
      })
      expect(reported.join('\n')).not.toMatch(/must (be (array|object)|have required|NOT)/)
      expect((await ask('/m/home')).status).toBe(200)
    },
  )

  it('never affect other merchants, whatever they contain', async () => {
    for (const brand of [null, [], 'x']) {
      writeMerchant('odd', { brand })
      await eventually(() => expect(reported.join('\n')).toContain('"odd" cannot be shown'))
      expect((await ask('/m/home', 'odd.localhost')).status).toBe(503)
      expect((await ask('/m/home')).status).toBe(200)
    }
  })

  it('answer pages, calls and drawings while one of them is a file of 50 MB', async () => {
    mkdirSync(join(root, 'merchants/huge/art'), { recursive: true })
    for (const name of ['merchant.json', 'world.json', 'art/recipe.json']) {
      writeFileSync(join(root, 'merchants/huge', name), '{ "schemaVersion": 1')
      truncateSync(join(root, 'merchants/huge', name), 50 * 1024 * 1024)
    }
    const headers = { Merchant: 'acme' }
    const { mark } = (readSkin((await ask('/m/home')).text) as { brand: { mark: string } }).brand
    const asked = Array.from({ length: 10 }, () => [
      ask('/m/home'),
      ask('/wps/system/status?merchantCode=acme', 'acme.localhost', headers),
      ask(mark),
    ])
    const answers = await Promise.all(asked.flat())
    expect(answers.map(({ status }) => status)).toEqual(asked.flatMap(() => [200, 200, 200]))
    await eventually(() => expect(reported.join('\n')).toContain('"huge" cannot be shown'))
    expect(reported.join('\n')).toContain('merchants/huge/merchant.json:1:1  error  file-too-large')
    rmSync(join(root, 'merchants/huge'), { recursive: true })
  })

  it('that were never good get a plain page', async () => {
    mkdirSync(join(root, 'merchants/ruin'), { recursive: true })
    writeFileSync(join(root, 'merchants/ruin/merchant.json'), '{')
    await eventually(() => expect(reported.join('\n')).toContain('"ruin" cannot be shown'))
    expect((await ask('/m/home', 'ruin.localhost')).status).toBe(503)
  })

  it('are listed at localhost', async () => {
    const { text } = await ask('/', `localhost:${host.port}`)
    expect(text).toContain(`http://acme.localhost:${host.port}/m/home`)
  })

  it.each([
    ['at another name that resolves here', 'rebound.example', {}],
    ['through a server in front', 'localhost', { 'x-forwarded-host': 'none.example' }],
    ['through a server in front, at its own name', 'localhost', { 'x-forwarded-for': '192.0.2.7' }],
  ])('are not listed %s', async (_, name, headers) => {
    const { text } = await ask('/', `${name}:${host.port}`, headers)
    expect(text).toContain('<h1>')
    expect(text).not.toContain('acme')
  })
})

it('makes a second process wait for the data, with one sentence', async () => {
  const second = startHost({
    root,
    port: 0,
    dist: join(folder, 'dist'),
    data: join(folder, 'data'),
  })
  await expect(second).rejects.toThrow(DataFolderError)
  await expect(second).rejects.toThrow(/^Another process is using the data in [^\n]*\.$/)
})

it('answers the provider of social sign-in at its own name', async () => {
  const { text } = await ask('/.well-known/openid-configuration', `social.localhost:${host.port}`)
  expect(JSON.parse(text)).toMatchObject({ code_challenge_methods_supported: ['S256'] })
})

it('a page that another server passes on has its own host, and a sign-in returns there', async () => {
  const passed = { 'x-forwarded-host': 'acme.localhost:4180', merchant: 'acme' }
  const here = `localhost:${host.port}`
  await fetch(`http://${here}/sandbox/acme/settings`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...operatorHeaders },
    body: JSON.stringify({ socialProviders: ['google'] }),
  })
  const settings = await ask('/wps/system/settings/consolidated', here, passed)
  expect(JSON.parse(settings.text).value.socialProviders[0]).toMatchObject({
    redirectUri: 'http://acme.localhost:4180/m/login',
  })
  const typeOf = async (headers: object) =>
    (await ask('/studio/api/merchants', here, headers)).headers['content-type']
  expect(await typeOf(operatorHeaders)).toMatch(/^application\/json/)
  // A request for the studio at a published site gets a page of the merchant, as at the merchant's own
  // host.
  expect(await typeOf({ ...passed, ...operatorHeaders })).toMatch(/^text\/html/)
  const signIn = (redirect: string) =>
    ask(
      `/auth?client_id=acme.google&response_type=code&scope=openid&code_challenge=${'a'.repeat(43)}&code_challenge_method=S256&redirect_uri=${encodeURIComponent(redirect)}`,
      `social.localhost:${host.port}`,
    )
  expect((await signIn('http://acme.localhost:4180/m/login')).status).toBe(303)
  for (const elsewhere of [
    'http://evil.localhost:4180/m/login',
    'http://acme.localhost:4180/m/home',
    'http://acme.localhost:4180/m/login?to=x',
    'http://me@acme.localhost:4180/m/login',
  ])
    expect((await signIn(elsewhere)).status).toBe(400)
})

/** Sends a request as it is written, and returns the whole answer. */
async function sendRaw(lines: readonly string[]): Promise<string> {
  const socket = connect(host.port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  let answer = ''
  for await (const part of socket) answer += String(part)
  return answer
}

describe('a request that no browser sends', () => {
  /** What an operator reads of the messages that the sandbox sent. */
  const listOfOutbox = /^content-type: application\/json.*^\[/ims
  const token = `authorization: Bearer ${operatorToken}`
  const own = () => `host: localhost:${host.port}`
  const other = () => `host: evil.example:${host.port}`
  const requests: readonly (readonly [string, () => readonly string[]])[] = [
    ['without a host', () => ['GET /sandbox/outbox HTTP/1.0', token]],
    ['without a host in HTTP/1.1', () => ['GET /studio/api/merchants HTTP/1.1', token]],
    ['with another host first', () => ['GET /sandbox/outbox HTTP/1.1', other(), own(), token]],
    [
      'for a whole address',
      () => [`GET http://localhost:${host.port}/sandbox/outbox HTTP/1.1`, other(), token],
    ],
    ['for an address without a host', () => ['GET http:// HTTP/1.1', own(), token]],
    ['for two slashes', () => ['GET //[ HTTP/1.1', own(), token]],
    ['for every address', () => ['OPTIONS * HTTP/1.1', own(), token]],
    ['for a tunnel', () => [`CONNECT localhost:${host.port} HTTP/1.1`, own(), token]],
    ['for its own text', () => ['TRACE /sandbox/outbox HTTP/1.1', own(), token]],
    ['with a host of two words', () => ['GET /sandbox/outbox HTTP/1.1', `${own()} evil`, token]],
    ['with half an address as its host', () => ['GET /studio HTTP/1.1', 'host: [', token]],
    ['with a path up', () => ['GET /studio/../sandbox/outbox HTTP/1.1', own()]],
  ]

  it.each(requests)('%s reaches no operator’s call, and the host goes on', async (_, write) => {
    const answer = await sendRaw([...write(), 'connection: close'])
    expect(answer).not.toMatch(listOfOutbox)
    expect(answer).not.toContain(operatorToken)
    expect((await ask('/m/home')).status).toBe(200)
  })

  it('differs from a request of an operator’s script', async () => {
    const answer = await sendRaw([
      'GET /sandbox/outbox HTTP/1.1',
      own(),
      token,
      'connection: close',
    ])
    expect(answer).toMatch(listOfOutbox)
  })
})

describe('the games’ own name', () => {
  const games = 'games.localhost'
  it('may be framed by the pages of merchants whose gateway is the sandbox', async () => {
    writeMerchant('away', { gateway: { origin: 'https://gateway.example' } })
    await host.look()
    const origin = `http://${games}:${host.port}`
    const { text, headers } = await ask('/m/home')
    expect(readSkin(text)).toMatchObject({ gateway: { frameHosts: [origin] } })
    expect(headers['content-security-policy']).toContain(`frame-src ${origin};`)
    const other = await ask('/m/home', 'away.localhost')
    expect(other.headers['content-security-policy']).toContain("frame-src 'none';")
    rmSync(join(root, 'merchants/away'), { recursive: true })
    await host.look()
  })

  it('answers games and what they share with the pages, and nothing else', async () => {
    const ended = await ask('/play/none', `${games}:${host.port}`)
    expect(ended).toMatchObject({ status: 404, text: expect.stringContaining('has ended') })
    expect(ended.headers['content-security-policy']).toContain(
      `frame-ancestors http://acme.localhost:${host.port} `,
    )
    expect((await ask('/assets/app-1.js', games)).status).toBe(200)
    expect((await ask('/cdn/a/mark/NAME.png', games)).status).toBe(200)
    for (const path of ['/', '/m/home', '/wps/system/status', '/sandbox/acme/settings'])
      expect((await ask(path, games)).status).toBe(404)
    expect((await ask('/play/none')).text).not.toContain('has ended')
  })
})

it('ships worlds of their own shape only', () => {
  const merchants = join(project, 'merchants')
  const worlds = readdirSync(merchants)
    .map((code) => join(merchants, code, 'world.json'))
    .filter((path) => existsSync(path))
  expect(worlds.length).toBeGreaterThan(0)
  for (const path of worlds)
    expect(parseWorld({ path, text: readFileSync(path, 'utf8') })).not.toHaveProperty('findings')
})
