import { expect, test, vi } from 'vitest'
import { startTestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import type { ClientOptions } from '../../core/gateway-client/client-options.ts'
import { createClient } from '../../core/gateway-client/create-client.ts'
import { demoPassword } from '../../sandbox/demo/demo-accounts.ts'
import { sendLogout } from './send-logout.ts'

const login = { username: 'member88', password: demoPassword }
const left = { userName: 'member88', type: 40, firstTimeLogin: false, since: 0 }

/** A page's client after its session is gone: it has no token of its own. */
function openPage(fetch: NonNullable<ClientOptions['fetch']>) {
  const onSessionEnd = vi.fn()
  const client = createClient({
    origin: 'http://test.localhost:4173',
    merchantCode: 'test',
    readToken: () => undefined,
    readLanguage: () => 'EN',
    readDevice: () => '',
    onSessionEnd,
    encryption: () => undefined,
    check: () => true,
    fetch,
  })
  return { client, onSessionEnd }
}

test('the token of a session that ended here is void at the gateway', async () => {
  const sandbox = await startTestSandbox()
  const proof = await sandbox.passHumanCheck()
  const { token } = await sandbox.client.call('login', { body: { ...login, ...proof } })
  sandbox.signIn(token)
  expect(await sandbox.client.call('walletBalance')).toBeTruthy()
  const sent: RequestInit[] = []
  const { client, onSessionEnd } = openPage((url, init) => {
    sent.push(init)
    return sandbox.fetch(url.replace(/^http:\/\/[^/]+/, ''), init)
  })
  const session = { ...left, token, merchantCode: 'test' }
  expect(await sendLogout(client, session)).toBe(true)
  expect(sent[0]?.keepalive).toBe(true)
  await expect(sandbox.client.call('walletBalance')).rejects.toMatchObject({ kind: 'session' })
  // Closing what is closed already is no failure, and no second end of a session.
  expect(await sendLogout(client, session)).toBe(true)
  expect(onSessionEnd).not.toHaveBeenCalled()
  await sandbox.close()
})

test('a gateway that cannot be reached is reported to the caller, once and without a second request', async () => {
  const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  const { client } = openPage(fetch)
  expect(await sendLogout(client, { ...left, token: 't', merchantCode: 'trial' })).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch).toHaveBeenCalledWith(
    'http://test.localhost:4173/wps/session/logout',
    expect.objectContaining({
      headers: expect.objectContaining({ Authorization: 't', Merchant: 'trial' }),
    }),
  )
})
