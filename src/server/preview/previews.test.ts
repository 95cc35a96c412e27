import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPreview } from '../../../tests/support/open-preview.ts'
import {
  shopText,
  startTestStudioApi,
  type TestStudioApi,
} from '../../../tests/support/start-test-studio-api.ts'
import type { Scenario } from '../../core/contract/generated/studio-api.ts'
import { fetchWithin } from '../../site/gateway/fetch-within.ts'

let studioApi: TestStudioApi
let now = Date.now()
const path = 'merchants/shop/merchant.json'
const shop = { path, text: shopText }

beforeAll(async () => {
  studioApi = await startTestStudioApi({ now: () => now })
})
afterAll(() => studioApi.close())

function open(scenario: Partial<Scenario> = {}, text?: string) {
  const texts = text === undefined ? [] : [{ path, text }]
  return openPreview({ port: studioApi.port, merchant: 'shop', scenario, texts })
}

async function ask(origin: string, at: string, headers: Record<string, string> = {}) {
  const { status, body } = await studioApi.askRaw({
    path: at,
    headers: { host: new URL(origin).host, ...headers },
  })
  return { status, body, text: String(body) }
}

async function readFrame(origin: string): Promise<Record<string, unknown>> {
  const { text } = await ask(origin, '/m/home')
  const [, json = '{}'] = /id="preview">([^<]*)</.exec(text) ?? []
  return JSON.parse(json)
}

async function call(origin: string, at: string, merchant = 'shop') {
  const { body } = await ask(origin, at, { merchant })
  return body
}

it('a preview has a name of its own for each scenario, and keeps it while texts change', async () => {
  const guest = await open()
  const member = await open({ session: 'member' })
  const typed = await open({}, shopText.replace('The Shop', 'A Kiosk'))
  expect(guest.origin).toMatch(
    new RegExp(`^http://preview-[0-9a-f]{16}\\.localhost:${studioApi.port}$`),
  )
  expect(member.origin).not.toBe(guest.origin)
  expect(typed.origin).toBe(guest.origin)
  expect(typed.revision).not.toBe(guest.revision)
  expect((await ask(guest.origin, '/m/home')).text).toContain('<title>A Kiosk</title>')
  expect((await open()).revision).toBe(guest.revision)
  expect((await ask(guest.origin, '/')).text).toContain('<title>The Shop</title>')
})

it('the page belongs to the player, framed by the studio of this machine only', async () => {
  const { origin } = await open()
  const { port } = studioApi
  const response = await fetchWithin(`http://127.0.0.1:${port}/m/home`, {
    headers: { host: new URL(origin).host },
  })
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`frame-ancestors http://localhost:${port} http://127.0.0.1:${port};`)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('the gateway behind a preview sends what the scenario sets, and the live one goes on as before', async () => {
  const live = await studioApi.ask('readSettings', { merchant: 'shop', body: undefined })
  const { origin } = await open({
    flags: { PTSYS3: true, REG3: false },
    templates: { mem_cen: 'new' },
    failing: [{ call: 'lobbyNews', how: 'error' }],
  })
  expect(await call(origin, '/wps/system/whitelabel')).toMatchObject({
    value: [
      { modId: 'PTSYS3', enabled: '1' },
      { modId: 'REG3', enabled: '0' },
    ],
  })
  expect(await call(origin, '/wps/system/templates')).toMatchObject({
    value: { mem_cen: '1', dep_func: '0' },
  })
  const quiet = await open()
  expect(await call(quiet.origin, '/wps/system/whitelabel')).toMatchObject({ value: [] })
  expect(await studioApi.ask('readSettings', { merchant: 'shop', body: undefined })).toEqual(live)
})

it('a signed-in visitor gets a session that the gateway knows, opened again after it ended', async () => {
  for (const [session, userName] of [
    ['member', 'member88'],
    ['agent', 'agent88'],
    ['trial', 'trial88'],
  ] as const) {
    const { origin } = await open({ session, language: 'en', device: 'webclip' })
    const frame = await readFrame(origin)
    expect(frame).toMatchObject({ session: { userName }, language: 'en', device: 'webclip' })
  }
  const { origin } = await open({ session: 'member' })
  const token = async () => Reflect.get(Object((await readFrame(origin))['session']), 'token')
  const first = String(await token())
  expect(await token()).toBe(first)
  now += 13 * 3_600_000
  const again = await open({ session: 'member' })
  const { session } = await readFrame(again.origin)
  expect(session).not.toMatchObject({ token: first })
  expect(await readFrame((await open()).origin)).not.toHaveProperty('session')
})

it('a member is one by the lists of the merchants as they are typed', async () => {
  const base = 'merchants/base/merchant.json'
  const text = readFileSync(join(studioApi.root, base), 'utf8')
    .replace('"trialTypes": [4]', '"trialTypes": [7]')
    .replace('"agentExcludedTypes": [4, 40, 41, 42]', '"agentExcludedTypes": [9, 7]')
  for (const [session, type] of [
    ['member', 9],
    ['trial', 7],
    ['agent', 1],
  ] as const) {
    const texts = [{ path: base, text }]
    const { origin } = await openPreview({
      port: studioApi.port,
      merchant: 'shop',
      scenario: { session },
      texts,
    })
    expect(await readFrame(origin)).toMatchObject({ session: { type } })
  }
})

it('a draft with errors keeps the last good one, and reports its errors', async () => {
  const good = await open({}, shopText.replace('The Shop', 'Good'))
  expect(good).toMatchObject({ shows: 'draft', findings: [] })
  const broken = await open({}, shopText.replace('"The Shop"', '7'))
  expect(broken).toMatchObject({
    shows: 'last-good',
    revision: good.revision,
    findings: expect.arrayContaining([
      expect.objectContaining({ severity: 'error', file: path, path: 'brand.name.en' }),
    ]),
  })
  expect((await ask(broken.origin, '/m/home')).text).toContain('<title>Good</title>')
  const half = await open({}, '{ "schemaVersion"')
  expect(half.shows).toBe('last-good')
  const corrected = await open({}, shopText.replace('The Shop', 'Fixed'))
  expect(corrected).toMatchObject({ shows: 'draft', findings: [] })
})

it('a merchant that never had a good skin has a page that explains why', async () => {
  mkdirSync(join(studioApi.root, 'merchants/ruin'))
  writeFileSync(join(studioApi.root, 'merchants/ruin/merchant.json'), '{')
  const { origin, shows } = await openPreview({ port: studioApi.port, merchant: 'ruin' })
  expect(shows).toBe('nothing')
  const { status, text } = await ask(origin, '/m/home')
  expect(status).toBe(404)
  expect(text).toContain('merchants/ruin/merchant.json:1:')
  rmSync(join(studioApi.root, 'merchants/ruin'), { recursive: true })
})

it('a merchant whose parent had an error is shown once the error is corrected on the disk', async () => {
  const write = (code: string, text: string): void => {
    mkdirSync(join(studioApi.root, 'merchants', code), { recursive: true })
    writeFileSync(join(studioApi.root, 'merchants', code, 'merchant.json'), text)
  }
  const family = `{ "schemaVersion": 1, "code": "family", "extends": "base" }`
  write('family', family.replace('}', ', "theme": { "shape": "odd" } }'))
  const child = shopText.replace('"base"', '"family"').replaceAll('shop', 'child')
  write('child', child)
  const openChild = () => openPreview({ port: studioApi.port, merchant: 'child' })
  expect((await openChild()).findings).toMatchObject([{ file: 'merchants/family/merchant.json' }])
  write('family', family)
  expect(await openChild()).toMatchObject({ shows: 'draft', findings: [] })
  for (const code of ['child', 'family'])
    rmSync(join(studioApi.root, 'merchants', code), { recursive: true })
})

it('a file of a look that is saved on the disk is in the preview, also that of a merchant whose look is taken', async () => {
  const folder = join(studioApi.root, 'merchants/painter')
  mkdirSync(join(folder, 'look'), { recursive: true })
  const painter = '{ "schemaVersion": 1, "code": "painter", "extends": "base" }'
  writeFileSync(join(folder, 'merchant.json'), painter)
  const draw = (radius: string) =>
    writeFileSync(join(folder, 'look/row.css'), `[data-kit="row"] { border-radius: ${radius}; }`)
  draw('3px')
  const taken = shopText.replace(
    '"schemaVersion": 1,',
    '"schemaVersion": 1, "theme": { "look": "painter" },',
  )
  const first = await open({}, taken)
  const lookOf = async (origin: string) => {
    const { text } = await ask(origin, '/m/home')
    const [, address = ''] = /([^"' ]*look\.css[^"' ]*)/.exec(text) ?? []
    return (await ask(origin, address)).text
  }
  expect(await lookOf(first.origin)).toContain('border-radius:3px')
  draw('7px')
  const second = await open({}, taken)
  expect(second.revision).not.toBe(first.revision)
  expect(await lookOf(second.origin)).toContain('border-radius:7px')
  rmSync(folder, { recursive: true })
})

it('the sandbox answers in place of an external gateway', async () => {
  const text = shopText.replace(
    '"schemaVersion": 1,',
    '"schemaVersion": 1, "gateway": { "origin": "https://gateway.example" },',
  )
  const { origin } = await open({}, text)
  expect((await ask(origin, '/m/home')).text).not.toContain('gateway.example')
})

it.each([
  ['a name nobody opened', 'preview-0123456789abcdef.localhost', '/m/home', 'is not open'],
  ['a name that is none', 'preview-.localhost', '/m/home', 'is not open'],
])('%s gets a page with the reason', async (_, host, at, words) => {
  const { status, text } = await ask(`http://${host}:${studioApi.port}`, at)
  expect(status).toBe(404)
  expect(text).toContain(words)
  expect(text).toContain(`http://localhost:${studioApi.port}/studio`)
})

it('a preview answers no call of the control API or the studio API', async () => {
  const { origin } = await open()
  expect((await ask(origin, '/sandbox/shop/settings')).status).toBe(404)
  expect((await ask(origin, '/studio/api/merchants')).status).toBe(403)
  expect((await ask(origin, '/studio')).status).toBe(403)
})

it('no visitor of a published site sees a draft, whose name nobody can compute', async () => {
  const { origin } = await open({ session: 'member' }, shopText.replace('The Shop', 'A Secret'))
  const { host } = new URL(origin)
  for (const headers of [
    { host: `127.0.0.1:${studioApi.port}`, 'x-forwarded-host': host },
    { host, 'x-forwarded-for': '192.0.2.7' },
    { host, via: '1.1 cache' },
  ])
    for (const at of ['/m/home', '/x', '/preview/revision'])
      expect((await ask(origin, at, headers)).text, at).not.toMatch(
        /A Secret|id="preview"|^preview/,
      )
  const elsewhere = await startTestStudioApi({ now: () => now })
  const { merchant, scenario } = { merchant: 'shop', scenario: { session: 'member' } as const }
  const other = await openPreview({ port: elsewhere.port, merchant, scenario })
  expect(new URL(other.origin).hostname).not.toBe(new URL(origin).hostname)
  await elsewhere.close()
})

it('an invalid scenario is refused in a sentence', async () => {
  await expect(open({ flags: { PTSYS: true } })).rejects.toThrow('Did you mean "PTSYS3"?')
  await expect(open({ failing: [{ call: 'nothing', how: 'cut' }] })).rejects.toThrow(
    'The gateway has no call "nothing".',
  )
  const outside = { path: 'package.json', text: '{}' }
  await expect(
    openPreview({ port: studioApi.port, merchant: 'shop', texts: [outside] }),
  ).rejects.toThrow('"package.json" is not among the files')
  await expect(openPreview({ port: studioApi.port, merchant: 'nobody' })).rejects.toThrow(
    'The folder "merchants/nobody" is gone.',
  )
})

it('previews that nobody used for an hour are forgotten, and the oldest of many', async () => {
  const { origin } = await open()
  now += 61 * 60_000
  await open({ session: 'agent' })
  expect((await ask(origin, '/m/home')).status).toBe(404)
  const first = await open({ language: 'a0' })
  for (let count = 1; count <= 64; count += 1)
    await openPreview({
      port: studioApi.port,
      merchant: 'shop',
      scenario: { language: `a${count}` },
      texts: [shop],
    })
  expect((await ask(first.origin, '/m/home')).status).toBe(404)
  expect((await ask((await open({ language: 'a64' })).origin, '/m/home')).status).toBe(200)
})

it('a preview of another moment has a clock of its own, in its page and in the answers of its gateway', async () => {
  const time = '2030-12-24T18:00[Asia/Bangkok]'
  const { origin } = await open({ time })
  const ahead = Date.parse('2030-12-24T18:00+07:00') - now
  expect(await readFrame(origin)).toMatchObject({ ahead })
  const { port } = studioApi
  const { headers } = await fetchWithin(`http://127.0.0.1:${port}/wps/system/status`, {
    headers: { host: new URL(origin).host, merchant: 'shop' },
  })
  const clock = Date.parse(headers.get('date') ?? '')
  expect(Math.abs(clock - (now + ahead))).toBeLessThan(1000)
  expect((await readFrame((await open()).origin))['ahead']).toBeUndefined()
})
