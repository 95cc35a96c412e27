import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPatientClient } from '../../../tests/support/create-patient-client.ts'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import { demoPassword } from '../demo/demo-accounts.ts'
import { checkJson } from '../requests/load-call-input.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox({ session: 'cookie' })
})
afterEach(() => sandbox.close())

const site = 'http://test.localhost:4173'
const headers = { Merchant: 'test', ModuleId: 'common', Device: '', Language: 'EN' }

/** Logs in as the page of a site does; returns the answer with its headers. */
async function logIn({ origin = site, gateway = site, username = 'member88' } = {}) {
  let response = new Response()
  const client = createPatientClient({
    ...{ origin: site, merchantCode: 'test' },
    readToken: () => undefined,
    readLanguage: () => 'EN',
    readDevice: () => '',
    onSessionEnd: () => {},
    encryption: async () =>
      (await sandbox.client.call('systemStatus', { query: {} })).info.encryption,
    check: (shape, value) => checkJson(shape, value) === undefined,
    fetch: async (address, init) => {
      const sent = { ...init, headers: { ...init.headers, origin } }
      response = await sandbox.fetchFrom(gateway, address.slice(site.length), sent)
      return response
    },
  })
  const proof = await sandbox.passHumanCheck()
  const body = { username, password: demoPassword, ...proof }
  const { token } = await client.call('login', { body })
  const setCookie = response.headers.get('set-cookie') ?? ''
  const [cookie = ''] = setCookie.split(';')
  return { csrf: token, cookie, setCookie, headers: response.headers }
}

async function call(method: string, path: string, more: Readonly<Record<string, string>>) {
  const response = await sandbox.fetch(path, { method, headers: { ...headers, ...more } })
  const { errorCode, value } = await response.json()
  const setCookie = response.headers.get('set-cookie')
  return { status: response.status, errorCode, value, setCookie }
}

const balance = '/wps/wallets/balance'
const logout = '/wps/session/logout'

it('a login answers the session in a cookie that no script reads, and a token that opens nothing alone', async () => {
  const { csrf, cookie, setCookie } = await logIn()
  expect(setCookie).toMatch(/^session-test=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookie).not.toContain(csrf)
  expect(await call('GET', balance, { Authorization: csrf })).toMatchObject({ status: 401 })
  expect(await call('GET', balance, { 'X-CSRF-Token': csrf })).toMatchObject({ status: 401 })
  expect(await call('GET', balance, { cookie })).toMatchObject({ status: 200 })
})

it('a site on another host gets a cookie for other sites, and permission to send it; a page that is no site gets none', async () => {
  const gateway = 'http://gateway.localhost:4173'
  const { setCookie, headers: answered } = await logIn({ gateway })
  expect(setCookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/)
  expect(answered.get('access-control-allow-origin')).toBe(site)
  expect(answered.get('access-control-allow-credentials')).toBe('true')
  expect(answered.get('vary')).toBe('Origin')
  const stranger = await logIn({ gateway, origin: 'https://no-site.example' })
  expect(stranger.headers.get('access-control-allow-origin')).toBe('*')
  expect(stranger.headers.get('access-control-allow-credentials')).toBeNull()
})

it('a call that changes something is refused without the token against forged requests, or with that of another session', async () => {
  const { csrf, cookie } = await logIn()
  const other = await logIn({ username: 'agent88' })
  const refused = { status: 401, errorCode: 'login.not.session', setCookie: null }
  expect(await call('DELETE', logout, { cookie })).toEqual(expect.objectContaining(refused))
  for (const wrong of ['', 'x', other.csrf])
    expect(await call('DELETE', logout, { cookie, 'X-CSRF-Token': wrong })).toMatchObject(refused)
  expect(await call('GET', balance, { cookie, 'X-CSRF-Token': other.csrf })).toMatchObject(refused)
  expect(await call('GET', balance, { cookie, 'X-CSRF-Token': csrf })).toMatchObject({
    status: 200,
  })
})

it('a page that was loaded again gets the token of its session, and a logout takes the cookie back', async () => {
  const { csrf, cookie } = await logIn()
  const found = await call('GET', '/wps/session/current', { cookie })
  expect(found.value).toMatchObject({ token: csrf, userName: 'member88' })
  const left = await call('DELETE', logout, { cookie, 'X-CSRF-Token': csrf })
  expect(left.setCookie).toBe('session-test=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  expect(await call('GET', balance, { cookie })).toMatchObject({ status: 401 })
  expect(await call('GET', '/wps/session/current', { cookie })).toMatchObject({ status: 401 })
})

it('a merchant whose sessions are tokens takes no cookie', async () => {
  const plain = await startTestSandbox()
  const proof = await plain.passHumanCheck()
  const body = { username: 'member88', password: demoPassword, ...proof }
  const { token } = await plain.client.call('login', { body })
  const answer = await plain.fetch(balance, {
    headers: { ...headers, cookie: `session-test=${token}` },
  })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  await plain.close()
})
