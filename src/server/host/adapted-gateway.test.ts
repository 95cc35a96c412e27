import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTempRoot, plainMerchant, type TempRoot } from '../../../tests/e2e/support/temp-root.ts'
import { startNorthGateway } from '../../../tests/support/start-north-gateway.ts'
import { startTestHost, type TestHost } from '../../../tests/support/start-test-host.ts'
import { writePlayerPage } from '../../../tests/support/write-player-page.ts'
import { fetchWithin } from '../../cli/fetch-within.ts'

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

it('an environment whose gateway keeps the contract has pages without an adapter', async () => {
  const gateway = { name: 'plain', address: new URL(north.origin), adapter: '' }
  const plain = await startTestHost({ root: root.path, dist: writePlayerPage(root.path), gateway })
  expect(await readAdapter(plain, 'cove')).toBeUndefined()
  await plain.close()
})
