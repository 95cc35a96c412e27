import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { patience } from '../../../tests/support/patience.ts'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import type { DomainRoute, SystemStatus } from '../../core/contract/generated/gateway.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { createClient } from '../../core/gateway-client/create-client.ts'
import { publishStatus } from '../state/status.ts'
import { visitStorage } from '../state/storage.ts'
import { createRoutedFetch, type RouteNeeds } from './fetch-from-routes.ts'

const second = 'https://second.example'
const third = 'https://third.example:8443'
let closed = ''
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address === 'object') closed = `http://127.0.0.1:${address?.port}`
  server.close()
  await once(server, 'close')
})
afterAll(() => sandbox.close())
beforeEach(() => {
  visitStorage.clear()
  applyStatus({})
})

function applyStatus(info: Partial<SystemStatus['info']>): void {
  publishStatus('open', { info: info as SystemStatus['info'] }) // the part that is read
}

/** A client whose gateway is a port that nobody listens at; its other origins are the sandbox. */
function setUp(needs: Partial<RouteNeeds> & { readonly origins?: readonly string[] } = {}) {
  const { origins = [second, third], ...more } = needs
  const asked: string[] = []
  const gateway = { origin: closed, fallbackOrigins: origins } as unknown as Skin['gateway'] // what is read of it
  const lookAgain = vi.fn(async () => undefined)
  const askRoutes = vi.fn(async (): Promise<DomainRoute> => ({ routes: origins.slice() }))
  const routed = createRoutedFetch({
    gateway,
    askRoutes,
    lookAgain,
    fetch(url, init) {
      const { origin, pathname, search } = new URL(url)
      asked.push(origin)
      return origin === second || origin === third
        ? sandbox.fetch(pathname + search, init)
        : fetch(url, init)
    },
    ...more,
  })
  const client = createClient({
    origin: closed,
    merchantCode: 'test',
    readToken: () => undefined,
    readLanguage: () => 'EN',
    readDevice: () => '',
    onSessionEnd: () => {},
    encryption: () => undefined,
    check: () => true,
    wait: async () => {},
    fetch: routed,
  })
  return { client, asked, lookAgain, askRoutes }
}
const query = { merchantCode: 'test' }

test('a read is answered by the next origin, which is asked first for the rest of the visit', async () => {
  const { client, asked } = setUp()
  expect(await client.call('systemStatus', { query })).toMatchObject({ maintenance: false })
  await client.call('whitelabel')
  expect(asked).toEqual([closed, second, second])
  const again = setUp()
  await again.client.call('whitelabel')
  expect(again.asked).toEqual([second])
})

test("only the routes of the gateway's last answer are asked, its main host first", async () => {
  applyStatus({ domainRoute: ['http://third.example', third], mainDomain: 'second.example' })
  const { client, asked } = setUp({ origins: [third, 'https://fourth.example', second] })
  await client.call('whitelabel')
  expect(asked).toEqual([closed, second])
  visitStorage.clear()
  applyStatus({ domainRoute: [`${third}/`] })
  const other = setUp()
  await other.client.call('whitelabel')
  expect(other.asked).toEqual([closed, third])
})

test('a route that the merchant does not allow is never asked', async () => {
  applyStatus({ domainRoute: ['https://evil.example', 'javascript://second.example'] })
  const { client, asked } = setUp()
  await expect(client.call('whitelabel')).rejects.toMatchObject({ kind: 'offline' })
  expect(new Set(asked)).toEqual(new Set([closed]))
  visitStorage.write('gatewayOrigin', 'https://evil.example')
  await expect(client.call('whitelabel')).rejects.toMatchObject({ kind: 'offline' })
  expect(asked).not.toContain('https://evil.example')
})

test('the first answer of another origin makes the client ask that origin for the routes', async () => {
  const askRoutes = vi.fn(async () => ({ routes: [third] }))
  const { client, asked } = setUp({ askRoutes })
  await client.call('whitelabel')
  expect(askRoutes).toHaveBeenCalledTimes(1)
  visitStorage.clear()
  await client.call('whitelabel')
  expect(asked).toEqual([closed, second, closed, third])
})

test('an effect is sent once, to one origin, and the next request finds one that answers', async () => {
  const { client, asked, lookAgain } = setUp()
  lookAgain.mockImplementation(() => client.call('systemStatus', { query }).then(() => undefined))
  await expect(
    client.call('humanCheckResult', { body: { challenge: 'a', position: 1, duration: 1 } }),
  ).rejects.toMatchObject({ kind: 'offline' })
  await vi.waitFor(() => expect(asked).toEqual([closed, closed, second]), patience)
  await expect(
    client.call('humanCheckResult', { body: { challenge: 'a', position: 1, duration: 1 } }),
  ).rejects.toMatchObject({ kind: 'refused' })
  expect(asked).toEqual([closed, closed, second, second])
})

test('a refusal is an answer, and no other origin is asked', async () => {
  const { client, asked } = setUp()
  visitStorage.write('gatewayOrigin', second)
  await expect(client.call('memberInfo', { token: 'none' })).rejects.toMatchObject({
    kind: 'session',
  })
  expect(asked).toEqual([second])
})

test('a request that its page cancelled is not sent elsewhere', async () => {
  const { client, asked } = setUp()
  const left = new AbortController()
  const call = client.call('whitelabel', { signal: left.signal })
  left.abort()
  await expect(call).rejects.toMatchObject({ kind: 'aborted' })
  expect(asked.length).toBeLessThan(2)
})
