import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CallName } from '../contract/calls.ts'
import { chooseLanguage, startLanguage } from '../state/language.ts'
import { signIn, signOut, startSession } from '../state/session.ts'
import { GatewayProvider } from './GatewayProvider.tsx'
import { createGateway } from './gateway.ts'
import type { CallOptions, Client } from './plain/client-options.ts'
import { GatewayError } from './plain/gateway-error.ts'
import { preloadCall } from './preload-call.ts'
import { useCall } from './use-call.ts'
import { useEffectCall } from './use-effect-call.ts'
import { useLogout } from './use-logout.ts'

type Answer = (name: CallName, options: CallOptions<CallName>) => unknown

function setUp(answer: Answer) {
  const call = vi.fn(async (name: CallName, options: CallOptions<CallName> = {}) =>
    answer(name, options),
  )
  const gateway = createGateway({ call } as unknown as Client) // a client of one answer
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <GatewayProvider gateway={gateway}>{children}</GatewayProvider>
    </StrictMode>
  )
  return { call, gateway, wrapper }
}

const language = (tag: string) => ({
  tag,
  code: tag.toUpperCase(),
  name: tag,
  fallback: [],
  messages: '',
})

beforeEach(() => {
  signOut()
  startSession({ merchantCode: 'siam', agentExcludedTypes: [40], trialTypes: [4] })
  startLanguage({ default: 'th', supported: [language('th'), language('en')] })
})

test('everybody who asks the same shares one request', async () => {
  const { call, wrapper } = setUp(() => ({ mem_cen: '1' }))
  const { result } = renderHook(() => [useCall('templates'), useCall('templates')], { wrapper })
  expect(result.current[0]?.loading).toBe(true)
  await waitFor(() => expect(result.current[1]?.value).toEqual({ mem_cen: '1' }))
  expect(result.current[0]).toMatchObject({ loading: false, error: undefined })
  expect(call).toHaveBeenCalledTimes(1)
})

test('a failure is told, and retry asks anew', async () => {
  const error = new GatewayError('http', { call: 'templates', status: 500 })
  const answers = [Promise.reject(error), Promise.resolve({ dep_func: '1' })]
  answers[0]?.catch(() => undefined)
  const { wrapper } = setUp(() => answers.shift())
  const { result } = renderHook(() => useCall('templates'), { wrapper })
  await waitFor(() => expect(result.current.error).toBe(error))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.value).toEqual({ dep_func: '1' }))
  expect(result.current.error).toBeUndefined()
})

test('a session that ended is not told twice', async () => {
  const { wrapper } = setUp(() => {
    throw new GatewayError('session', { call: 'templates' })
  })
  const { result } = renderHook(() => useCall('templates'), { wrapper })
  await waitFor(() => expect(result.current.loading).toBe(false))
  expect(result.current.error).toBeUndefined()
})

test('a guest never asks what needs a session, and a session takes its answers with it', async () => {
  const { call, wrapper } = setUp(() => ({ account: 'somchai' }))
  const { result } = renderHook(() => useCall('memberInfo'), { wrapper })
  expect(result.current.loading).toBe(false)
  await act(async () => signIn({ token: 't', userName: 'u', customerType: 40 }))
  await waitFor(() => expect(result.current.value).toEqual({ account: 'somchai' }))
  await act(async () => signOut())
  expect(result.current.value).toBeUndefined()
  expect(call).toHaveBeenCalledTimes(1)
})

test('a change of language asks again, after the quiet a block asks for', async () => {
  const { call, wrapper } = setUp(() => ({ list: [] }))
  const query = { gameCategory: 'ALL', language: 'TH', limitNum: 100 }
  renderHook(() => useCall('winnerBoard', query, { settleMs: 250 }), { wrapper })
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  const before = Date.now()
  await act(async () => chooseLanguage('en'))
  await act(async () => chooseLanguage('th'))
  await act(async () => chooseLanguage('en'))
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  expect(Date.now() - before).toBeGreaterThan(240)
})

test('leaving a page aborts what only it needed', async () => {
  const signals: AbortSignal[] = []
  const { wrapper } = setUp((_name, { signal }) => {
    if (signal) signals.push(signal)
    return new Promise(() => undefined)
  })
  const { unmount } = renderHook(() => useCall('templates'), { wrapper })
  await waitFor(() => expect(signals).toHaveLength(1))
  expect(signals[0]?.aborted).toBe(false)
  unmount()
  await waitFor(() => expect(signals[0]?.aborted).toBe(true))
})

test('what is preloaded is not asked again by the block', async () => {
  const { call, gateway, wrapper } = setUp(() => ({ mem_cen: '0' }))
  preloadCall({ call: 'templates', query: undefined }, gateway)
  preloadCall({ call: 'memberInfo', query: undefined }, gateway)
  const { result } = renderHook(() => useCall('templates'), { wrapper })
  await waitFor(() => expect(result.current.value).toEqual({ mem_cen: '0' }))
  expect(call).toHaveBeenCalledTimes(1)
})

test('hot games of the last visit stand until fresh ones come', async () => {
  const game = { gameCode: 'a', gameName: 'A', vendor: 'PG' }
  localStorage.setItem('hotGames', JSON.stringify({ list: [game] }))
  const { wrapper } = setUp(() => ({ list: [] }))
  const { result } = renderHook(() => useCall('hotGames', { merchantCode: 'siam' }), { wrapper })
  expect(result.current.value).toEqual({ list: [game] })
  await waitFor(() => expect(result.current.value).toEqual({ list: [] }))
  expect(localStorage.getItem('hotGames')).toBe('{"list":[]}')
})

test('hot games of another shape are not shown', async () => {
  localStorage.setItem('hotGames', '{"list":[{}]}')
  const { wrapper } = setUp(() => new Promise(() => undefined))
  const { result } = renderHook(() => useCall('hotGames', { merchantCode: 'siam' }), { wrapper })
  expect(result.current.value).toBeUndefined()
})

test('a double tap is one request with one key', async () => {
  const { call, wrapper } = setUp(() => true)
  const { result } = renderHook(() => useEffectCall('setHeadIcon'), { wrapper })
  await act(async () => {
    const taps = [
      result.current.run({ body: { iconId: 1 } }),
      result.current.run({ body: { iconId: 1 } }),
    ]
    expect(await Promise.all(taps)).toEqual([true, true])
  })
  expect(result.current.running).toBe(false)
  expect(call).toHaveBeenCalledTimes(1)
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    idempotencyKey: expect.stringMatching(/^\w{32}$/),
  })
})

test('logout works offline', async () => {
  const { call, wrapper } = setUp(() => {
    throw new GatewayError('offline', { call: 'logout' })
  })
  signIn({ token: 't', userName: 'u', customerType: 40 })
  const { result } = renderHook(() => useLogout(), { wrapper })
  await act(async () => result.current())
  expect(call).toHaveBeenCalledWith('logout')
  expect(sessionStorage).toHaveLength(0)
  expect(localStorage.getItem('autoLogin')).toBe('0')
})
