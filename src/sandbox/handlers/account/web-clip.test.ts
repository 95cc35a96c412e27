import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../../../tests/support/start-test-sandbox.ts'
import { createDefaultWorld } from '../../world/default-world.ts'

const store = { platform: 'android', url: 'https://play.example/shop', version: '2' } as const
let sandbox: TestSandbox

beforeAll(async () => {
  const apps = [{ platform: 'ios', url: '/web-clip', version: '1.0' } as const, store]
  sandbox = await startTestSandbox({ world: { ...createDefaultWorld('apps'), apps } })
})

afterAll(() => sandbox.close())

it('offers a web clip whose checksum is that of what arrives', async () => {
  const [clip, other] = (await sandbox.client.call('appDownloads')).apps
  expect(other).toEqual(store)
  const file = await sandbox.games(new URL(clip?.url ?? '').pathname)
  expect(file.headers.get('content-type')).toBe('application/x-apple-aspen-config')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="test.mobileconfig"')
  const profile = await file.text()
  expect(clip?.sha256).toBe(createHash('sha256').update(profile).digest('hex'))
  expect(profile).toContain('<key>URL</key><string>http://test.localhost:4173/m/home</string>')
  expect(profile).toContain('<key>PayloadType</key><string>com.apple.webClip.managed</string>')
})

it('has no web clip of a merchant that it does not serve', async () => {
  expect((await sandbox.games('/web-clip/other.mobileconfig')).status).toBe(404)
})
