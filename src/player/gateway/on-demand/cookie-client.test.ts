// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '../../../core/gateway-client/client-options.ts'
import {
  endSession,
  readSession,
  readSessionToken,
  signIn,
  startSession,
} from '../../state/session.ts'
import { deviceStorage } from '../../state/storage.ts'
import { createCookieClient } from './cookie-client.ts'

const login = { token: 'csrf-1', userName: 'nok', customerType: 1 }
const rules = { merchantCode: 'shop', agentExcludedTypes: [], trialTypes: [4] }

interface Sent {
  readonly path: string
  readonly csrf: string | null
  readonly authorization: string | null
  readonly credentials: RequestCredentials | undefined
}

let sent: Sent[]
/** The session of the browser's cookie; undefined for none. */
let cookie: typeof login | undefined

beforeEach(() => {
  sent = []
  cookie = login
  sessionStorage.clear()
  localStorage.clear()
  startSession(rules)
})
afterEach(() => endSession('left'))

async function answer(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  sent.push({
    path: new URL(url).pathname,
    csrf: headers.get('X-CSRF-Token'),
    authorization: headers.get('Authorization'),
    credentials: init.credentials,
  })
  const refusal = { success: false, errorCode: 'login.not.session' }
  if (url.includes('/session/') && !cookie) return Response.json(refusal, { status: 401 })
  const session = url.includes('freeplay') ? { trail: 1, session: cookie } : cookie
  return Response.json({ success: true, value: url.includes('/session/') ? session : {} })
}

/** A client as the page of a player has it. */
function open(): Client {
  const options = {
    ...{ origin: 'https://gateway.example', merchantCode: 'shop', fetch: answer },
    readToken: readSessionToken,
    readLanguage: () => 'EN',
    readDevice: () => '',
    onSessionEnd: (code: string) =>
      endSession(code === 'token_ip_different' ? 'elsewhere' : 'expired'),
    encryption: () => undefined,
    check: () => true,
  }
  return createCookieClient(
    options,
    { gateway: { trialMerchantCode: 'shop-trial' } },
    Promise.resolve(),
  )
}

async function begin(client: Client) {
  const { session } = await client.call('testPlay')
  if (!session) throw new Error('There is no session.')
  return session
}

it('a sign-in leaves a mark in place of the token, and later calls carry the cookie and the token', async () => {
  const client = open()
  const session = await begin(client)
  signIn(session)
  expect(session.token).toMatch(/^[0-9a-f]{32}$/)
  await client.call('walletBalance')
  expect(sent.at(-1)).toEqual({
    path: '/wps/wallets/balance',
    csrf: 'csrf-1',
    authorization: null,
    credentials: 'include',
  })
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('csrf-1')
})

it('what a guest reads carries no cookie', async () => {
  await open().call('whitelabel')
  expect(sent).toEqual([expect.objectContaining({ credentials: 'omit', csrf: null })])
})

it('a page that was loaded again asks once for the token of its session', async () => {
  signIn({ ...login, token: 'mark' })
  const client = open()
  await Promise.all([client.call('walletBalance'), client.call('memberInfo')])
  expect(sent.map(({ path }) => path).sort()).toEqual([
    '/wps/member/info',
    '/wps/session/current',
    '/wps/wallets/balance',
  ])
  expect(sent.filter(({ csrf }) => csrf === 'csrf-1')).toHaveLength(2)
})

it.each([
  ['is over', undefined],
  ['is that of another player', { ...login, userName: 'other' }],
])('a session that %s ends on this page too', async (_what, found) => {
  signIn({ ...login, token: 'mark' })
  const client = open()
  cookie = found
  await expect(client.call('walletBalance')).rejects.toMatchObject({ kind: 'session' })
  expect(readSession().kind).toBe('anonymous')
  expect(sent.map(({ path }) => path)).toEqual(['/wps/session/current'])
})

it('a new tab is signed in by the cookie, a trial under the code of trials', async () => {
  deviceStorage.write('autoLogin', '1')
  cookie = { ...login, customerType: 4 }
  open()
  await vi.waitFor(() =>
    expect(readSession()).toMatchObject({
      kind: 'signed-in',
      session: { userName: 'nok', merchantCode: 'shop-trial' },
    }),
  )
})

it('a new tab asks for no session after a logout on this device, and only once where there is none', async () => {
  open()
  expect(sent).toEqual([])
  deviceStorage.write('autoLogin', '1')
  cookie = undefined
  open()
  await vi.waitFor(() => expect(deviceStorage.read('autoLogin')).toBe('0'))
  expect(readSession().kind).toBe('anonymous')
  open()
  expect(sent).toHaveLength(1)
})

it('an upload is sent with the cookie by its own way', async () => {
  const client = open()
  signIn(await begin(client))
  const upload = vi.fn(answer)
  await client.call('sendIdentityPicture', { body: {} as never, fetch: upload }) // its shape is not asked here
  expect(upload).toHaveBeenCalledOnce()
  expect(sent.at(-1)).toMatchObject({ csrf: 'csrf-1', credentials: 'include' })
})
