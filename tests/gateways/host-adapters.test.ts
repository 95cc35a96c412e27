import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchWithin } from '../../src/site/gateway/fetch-within.ts'
import { makeTempRoot, plainMerchant, type TempRoot } from '../e2e/support/temp-root.ts'
import { startNorthGateway } from '../support/start-north-gateway.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'
import { writePlayerPage } from '../support/write-player-page.ts'

let root: TempRoot
let local: TestHost
let staging: TestHost
let north: Awaited<ReturnType<typeof startNorthGateway>>
const reported: string[] = []

beforeAll(async () => {
  root = makeTempRoot()
  root.bringAdapters()
  const own = { origin: 'https://north.example', adapter: 'north' }
  root.write('cove', plainMerchant('cove', { gateway: own }))
  root.write('reef', plainMerchant('reef', { gateway: { adapter: 'north' } }))
  const dist = writePlayerPage(root.path)
  const report = (line: string): void => void reported.push(line)
  local = await startTestHost({ root: root.path, dist, report })
  north = await startNorthGateway(`http://localhost:${local.port}`, 'localhost')
  const gateway = { name: 'staging', address: new URL(north.origin) }
  staging = await startTestHost({ root: root.path, dist, gateway })
})
afterAll(async () => {
  north.close()
  await staging.close()
  await local.close()
  root.remove()
})

/** Returns the address of the adapter that a page loads. */
async function readAdapter(host: TestHost, code: string): Promise<string | undefined> {
  const page = await (await fetchWithin(`${host.address(code)}/m/home`)).text()
  return /<link rel="modulepreload" href="([^"]*)">/.exec(page)?.[1]
}

it('a page loads the adapter of its gateway, whose address changes with its code', async () => {
  const address = await readAdapter(local, 'cove')
  expect(address).toMatch(/^\/skin\/cove\/gateways\/north\.js\?v=/)
  const script = await fetchWithin(local.address('cove') + address)
  expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(await script.text()).toContain('/api/v2/auth/sign-in')
  root.writeAdapter('north', 'export default { headers: () => ({}) }')
  await local.look()
  expect(await readAdapter(local, 'cove')).not.toBe(address)
  root.writeAdapter('north', 'export default { path: 1 }')
  await local.look()
  expect(reported.join('\n')).toContain('gateways/north.ts:1:18  error  adapter-code')
  expect(await readAdapter(local, 'cove')).toContain('gateways/north.js')
  root.bringAdapters()
  await local.look()
  expect(await readAdapter(local, 'cove')).toBe(address)
})

it('a page whose calls the sandbox answers has no adapter, because the sandbox keeps the contract', async () => {
  expect(await readAdapter(local, 'reef')).toBeUndefined()
})

it('calls of an adapter are passed on to the gateway of an environment, and pages are not', async () => {
  expect(await readAdapter(staging, 'reef')).toMatch(/^\/skin\/reef\/gateways\/north\.js/)
  const headers = { 'X-Brand': 'reef', 'X-Locale': 'EN', 'X-Device': '' }
  const answer = await fetchWithin(`${staging.address('reef')}/api/v2/system/templates`, {
    headers,
  })
  expect(await answer.json()).toMatchObject({ ok: true, data: { mem__cen: '0' } })
  const message = await fetchWithin(`${staging.address('reef')}/api/v2/messages/7`, { headers })
  expect(await message.json()).toMatchObject({ ok: false, error: { code: 1001 } })
  const other = await fetchWithin(`${staging.address('reef')}/api/v3/messages/7`, { headers })
  expect(other.headers.get('content-type')).toMatch(/^text\/html/)
})

it('calls of own blocks are passed on, where the adapter sends them, and as they are without one', async () => {
  const own = createServer((asked, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ asked: `${asked.method} ${asked.url}` }))
  })
  await new Promise<void>((done) => own.listen(0, '127.0.0.1', done))
  const { port } = own.address() as AddressInfo // it listens at a port
  const clubs = makeTempRoot()
  clubs.bringBlock('club-card')
  clubs.bringAdapters()
  clubs.writeAdapter(
    'club',
    `export default {
      path: (path) => path.replace('/wps/', '/api/'),
      calls: { 'club-card.join': { path: '/clubs/{season}/members' } },
    }`,
  )
  const home = { home: { order: ['club', '*'], blocks: { club: { type: 'club-card' } } } }
  clubs.write('cove', plainMerchant('cove', { gateway: { adapter: 'club' }, pages: home }))
  const address = new URL(`http://127.0.0.1:${port}`)
  const dist = writePlayerPage(clubs.path)
  const options = { root: clubs.path, dist, gateway: { name: 'staging', address } }
  const adapted = await startTestHost(options)
  const plain = await startTestHost({ ...options, gateway: { ...options.gateway, adapter: '' } })
  const ask = async (host: TestHost, path: string): Promise<string> =>
    (await fetchWithin(host.address('cove') + path)).text()
  try {
    expect(await ask(adapted, '/api/relay/CLUB_status')).toContain('GET /api/relay/CLUB_status')
    expect(await ask(adapted, '/clubs/3/members')).toContain('GET /clubs/3/members')
    expect(await ask(adapted, '/clubs/3')).toContain('<html')
    expect(await ask(plain, '/wps/relay/CLUB_status')).toContain('GET /wps/relay/CLUB_status')
    const described = readFileSync(join(clubs.path, 'blocks/club-card/block.json'), 'utf8')
    clubs.writeBlock('club-card', 'block.json', described.replace('CLUB_status', 'CLUB_state'))
    await adapted.look()
    expect(await ask(adapted, '/api/relay/CLUB_state')).toContain('GET /api/relay/CLUB_state')
  } finally {
    await Promise.all([adapted.close(), plain.close()])
    own.close()
    clubs.remove()
  }
})

it('an environment whose gateway keeps the contract has pages without an adapter', async () => {
  const gateway = { name: 'plain', address: new URL(north.origin), adapter: '' }
  const plain = await startTestHost({ root: root.path, dist: writePlayerPage(root.path), gateway })
  expect(await readAdapter(plain, 'cove')).toBeUndefined()
  await plain.close()
})
