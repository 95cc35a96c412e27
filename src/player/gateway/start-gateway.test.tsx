import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patience } from '../../../tests/support/patience.ts'
import { calls } from '../../core/contract/calls.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { readInvitation, startAffiliate } from '../state/affiliate.ts'
import { leaveAffiliate } from '../state/affiliate-link.ts'
import { useConnection } from '../state/connection.ts'
import { startLanguage } from '../state/language.ts'
import { onSessionEnd, signIn, signOut, startSession } from '../state/session.ts'
import { publishStatus, readPlatformStatus } from '../state/status.ts'
import { startGateway } from './start-gateway.ts'

const answers = new Map<string, () => Response | Promise<Response>>()
const fetched = vi.fn(async (url: string, _init?: RequestInit) => {
  const answer = answers.get(new URL(url, 'http://base.localhost').pathname)
  return answer ? answer() : Response.json({ success: true, value: { info: {} } })
})
const skin = {
  gateway: {
    ...{ origin: '', fallbackOrigins: [], merchantCode: 'siam', paths: {} },
    ...{ tokenInQuery: false, statusReading: 'B' },
  },
} as unknown as Skin // what the gateway reads of a skin

const start = () => startGateway({ skin, ready: Promise.resolve() })
const refuse = (status: number, errorCode: string) => () =>
  Response.json({ success: false, errorCode }, { status })

const answerByPath = fetched.getMockImplementation()
beforeEach(() => {
  sessionStorage.clear()
  if (answerByPath) fetched.mockImplementation(answerByPath)
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
  answers.clear()
  startSession({ merchantCode: 'siam', agentExcludedTypes: [40], trialTypes: [4] })
  startLanguage({ default: 'th', supported: [] })
})
afterEach(() => signOut())

test('the settings are on their way at once, with the headers of the page', async () => {
  start()
  await vi.waitFor(() => expect(readPlatformStatus().name).toBe('open'), patience)
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/wps/system/status?merchantCode=siam',
    '/wps/system/whitelabel',
    '/wps/system/templates?merchantCode=siam',
    '/wps/system/settings/consolidated',
  ])
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({
    Merchant: 'siam',
    ModuleId: 'common',
    Device: '',
    Language: 'TH',
  })
})

test('calls of a module are sent with the id that the merchant configured', async () => {
  const gateway = { ...skin.gateway, moduleIds: { common: '101' } }
  startGateway({
    skin: { ...skin, gateway },
    ready: Promise.resolve(),
  })
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(4), patience)
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('ModuleId')).toBe('101')
})

test('while the gateway’s origin cannot be reached, another one that the merchant allows is asked', async () => {
  const gateway = { ...skin.gateway, origin: 'https://a.example' }
  const fallbackOrigins = ['https://b.example']
  fetched.mockImplementation(async (url) => {
    if (url.startsWith('https://a.example')) throw new TypeError('Failed to fetch')
    return Response.json({ success: true, value: { info: {}, routes: [] } })
  })
  startGateway({
    skin: { ...skin, gateway: { ...gateway, fallbackOrigins } },
    ready: Promise.resolve(),
  })
  await vi.waitFor(
    () =>
      expect(fetched.mock.calls.map(([url]) => url)).toContain(
        'https://b.example/wps/system/status?merchantCode=siam',
      ),
    patience,
  )
})

test('a token from another place ends the session with one notice', async () => {
  answers.set('/wps/member/info', refuse(401, 'token_ip_different'))
  answers.set('/wps/wallets/balance', refuse(401, 'token_ip_different'))
  const heard = vi.fn()
  const stop = onSessionEnd((end) => heard(end))
  const { client } = start()
  signIn({ token: 't', userName: 'u', customerType: 40 })
  await Promise.allSettled([client.call('memberInfo'), client.call('walletBalance')])
  expect(heard.mock.calls).toEqual([['elsewhere']])
  stop()
})

test('a refused affiliate code marks the link', async () => {
  startAffiliate('?affiliateCode=bad')
  answers.set('/wps/captcha', refuse(400, 'invalid.affiliate.code'))
  await start()
    .client.call('captcha')
    .catch(() => undefined)
  expect(readInvitation()).toEqual({ kind: 'refused', code: 'bad' })
  leaveAffiliate()
})

test('a call that meets maintenance asks for the status', async () => {
  const { client } = start()
  await vi.waitFor(() => expect(readPlatformStatus().name).toBe('open'), patience)
  const closed = { success: true, value: { maintenance: true, info: {} } }
  answers.set('/wps/system/status', () => Response.json(closed))
  answers.set('/wps/captcha', refuse(503, 'system.maintenance'))
  await client.call('captcha').catch(() => undefined)
  await vi.waitFor(() => expect(readPlatformStatus().name).toBe('maintenance'), patience)
})

test.each([
  [503, 'system.upgrading', 'maintenance'],
  [403, 'system.restricted', 'restricted'],
] as const)(
  'a refusal of %i %s shows its screen, though the status is open',
  async (status, code, name) => {
    const { client, refreshStatus } = start()
    await vi.waitFor(() => expect(asked('/wps/system/settings/consolidated')).toBe(1), patience)
    await refreshStatus()
    answers.set('/wps/captcha', refuse(status, code))
    fetched.mockClear()
    await client.call('captcha').catch(() => undefined)
    expect(readPlatformStatus().name).toBe(name)
    await vi.waitFor(() => expect(asked('/wps/system/status')).toBe(1), patience)
    await client.call('captcha').catch(() => undefined)
    expect([readPlatformStatus().name, asked('/wps/system/status')]).toEqual([name, 1])
    await refreshStatus()
    expect(readPlatformStatus().name).toBe('open')
  },
)

test('a read is not repeated at a gateway that reports itself closed', async () => {
  const { client } = start()
  await vi.waitFor(() => expect(asked('/wps/system/settings/consolidated')).toBe(1), patience)
  answers.set('/wps/system/templates', refuse(503, 'system.upgrading'))
  fetched.mockClear()
  await client.call('templates').catch(() => undefined)
  expect(asked('/wps/system/templates')).toBe(1)
})

function asked(path: string): number {
  return fetched.mock.calls.filter(([url]) => url.startsWith(path)).length
}

test('a call longer than 8 seconds makes the connection slow until it ends', async () => {
  vi.useFakeTimers()
  let end = (_answer: Response) => {}
  answers.set(
    '/wps/captcha',
    () =>
      new Promise((resolve) => {
        end = resolve
      }),
  )
  const call = start()
    .client.call('captcha')
    .catch(() => undefined)
  const { result, rerender } = renderHook(() => useConnection())
  await vi.advanceTimersByTimeAsync(8000)
  rerender()
  expect(result.current).toBe('slow')
  end(Response.json({ success: false }))
  vi.useRealTimers()
  await call
  rerender()
  expect(result.current).toBe('online')
})

test("calls use the addresses of the status, a merchant's own path wins, and the status keeps its address", async () => {
  const paths = {
    captcha: '/gate/captcha',
    vendors: '/gate/vendors',
    templates: '//evil.example/x',
    systemStatus: '/gate/status',
    __proto__: { whitelabel: '/gate/whitelabel' },
  }
  answers.set('/wps/system/status', () =>
    Response.json({ success: true, value: { info: { paths } } }),
  )
  const own = { gateway: { ...skin.gateway, paths: { vendors: '/own/vendors' } } }
  const { client, refreshStatus } = startGateway({
    skin: own as unknown as Skin,
    ready: Promise.resolve(),
  })
  await refreshStatus()
  fetched.mockClear()
  await Promise.allSettled([
    client.call('captcha'),
    client.call('vendors', { query: { typeId: 1, merchant_code: 'siam' } }),
    client.call('templates'),
    client.call('whitelabel'),
    refreshStatus(),
  ])
  expect(new Set(fetched.mock.calls.map(([url]) => url.split('?')[0]))).toEqual(
    new Set([
      '/gate/captcha',
      '/own/vendors',
      '/wps/system/templates',
      '/wps/system/whitelabel',
      '/wps/system/status',
    ]),
  )
})

test('a read from before the status is sent to the address that the status names', async () => {
  const paths = { vendors: '/gate/vendors' }
  answers.set('/wps/system/status', () =>
    Response.json({ success: true, value: { info: { paths } } }),
  )
  const list = { success: true, value: { sorting: [], mapping: {} } }
  publishStatus('open', { info: {} })
  answers.set(calls.vendors.path, () => new Response('', { status: 404 }))
  answers.set('/gate/vendors', () => Response.json(list))
  const query = { typeId: 1, merchant_code: 'siam' } as const
  expect(await start().client.call('vendors', { query })).toEqual(list.value)
})

test('an invalid key of the gateway is written for operators, with its cause', async () => {
  const info = { encryption: { keyId: 'k1', publicKey: 'bm8ga2V5' } }
  answers.set('/wps/system/status', () => Response.json({ success: true, value: { info } }))
  const report = vi.fn()
  const ready = Promise.resolve()
  const { client } = startGateway({ skin, ready, report })
  const body = { username: 'somchai88', password: 'Secret-2026' }
  await expect(client.call('login', { body })).rejects.toMatchObject({
    code: 'encryption.key.wrong',
  })
  expect(report.mock.calls.map(([code]) => code)).toEqual(['KEY_REFUSED'])
  const [, what] = report.mock.calls[0] ?? []
  expect(what).toMatch(/^login: the gateway's public key cannot be used \(/)
  expect(what).not.toContain('Secret-2026')
})

test.each([
  ['login', { username: 'somchai88', password: 'Secret-2026' }],
  ['register', { username: 'somchai88', password: 'Secret-2026' }],
  ['confirmPasswordBySms', { mobileNum: '0812345678', code: '123456', password: 'Secret-2026' }],
  ['socialLogin', { provider: 'google', code: 'c' }],
] as const)(
  'on a page over plain http no %s is sent, and operators read that the page is not secure',
  async (call, body) => {
    const info = { encryption: { keyId: 'k1', publicKey: 'bm8ga2V5' } }
    answers.set('/wps/system/status', () => Response.json({ success: true, value: { info } }))
    const report = vi.fn()
    const ready = Promise.resolve()
    const { client } = startGateway({ skin, ready, report })
    vi.stubGlobal('crypto', { randomUUID: () => 'u', getRandomValues: (list: Uint8Array) => list })
    // Each body fits its call.
    await expect(client.call(call, { body: body as never })).rejects.toMatchObject({
      code: 'encryption.key.insecure',
    })
    vi.unstubAllGlobals()
    expect(report.mock.calls).toHaveLength(1)
    expect(report.mock.calls[0]?.[1]).toMatch(
      new RegExp(`^${call}: the page is not secure, .* Serve this host over https\\.$`),
    )
  },
)

test('one of many answers does not wait for the turn of the page to draw', async () => {
  const turns: (() => void)[] = []
  let busy = true
  vi.stubGlobal('requestIdleCallback', (turn: () => void) =>
    busy ? turns.push(turn) : setTimeout(turn),
  )
  answers.set(calls.domainRoute.path, () => Response.json({ success: true, value: { routes: [] } }))
  const { client } = start()
  await vi.waitFor(() => expect(turns).toHaveLength(1), patience)
  const drawn = vi.fn()
  const shown = client.call('domainRoute').then(drawn)
  await client.call('domainRoute', { bulk: true })
  expect(drawn).not.toHaveBeenCalled()
  busy = false
  for (const turn of turns) turn()
  await shown
  expect(drawn).toHaveBeenCalled()
  vi.unstubAllGlobals()
})
