import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallName } from '../../core/contract/calls.ts'
import type { CallOptions, Client } from '../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import { chooseLanguage, startLanguage } from '../state/language.ts'
import { signIn, signOut, startSession } from '../state/session.ts'
import { GatewayProvider } from './GatewayProvider.tsx'
import { createGateway } from './gateway.ts'
import { preloadCall } from './preload-call.ts'
import { useCall } from './use-call.ts'
import { useMutation, useSendMutation } from './use-mutation.ts'
import { useShowChange } from './use-show-change.ts'

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
  messages: {},
})
const member = { token: 't', userName: 'u', customerType: 40 }
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

afterEach(() => vi.useRealTimers())
beforeEach(() => {
  signOut()
  startSession({ merchantCode: 'siam', agentExcludedTypes: [40], trialTypes: [4] })
  startLanguage({ default: 'th', supported: [language('th'), language('en')] })
})

test('all components with the same query share one request', async () => {
  const { call, wrapper } = setUp(() => ({ mem_cen: '1' }))
  const { result } = renderHook(() => [useCall('whitelabel'), useCall('whitelabel')], { wrapper })
  expect(result.current[0]?.loading).toBe(true)
  await waitFor(() => expect(result.current[1]?.value).toEqual({ mem_cen: '1' }))
  expect(result.current[0]).toMatchObject({ loading: false, error: undefined })
  expect(call).toHaveBeenCalledTimes(1)
})

/** A page that stays while one block of it comes and goes. */
function openPage(answer: Answer) {
  const { call, wrapper: Wrapper } = setUp(answer)
  const Block = (): ReactNode => (useCall('whitelabel').value ? <p>shown</p> : <p>waits</p>)
  const { rerender } = render(<Wrapper>{null}</Wrapper>)
  return {
    call,
    come: () => rerender(<Wrapper>{<Block />}</Wrapper>),
    leave: () => rerender(<Wrapper>{null}</Wrapper>),
  }
}

test('an answer is fresh for two seconds', async () => {
  vi.useFakeTimers()
  const { call, come, leave } = openPage(() => ({ mem_cen: '1' }))
  const visit = async () => {
    come()
    await act(() => vi.advanceTimersByTimeAsync(100))
    leave()
  }
  await visit()
  await visit()
  expect(call).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await visit()
  expect(call).toHaveBeenCalledTimes(2)
})

test('an equal answer is the same object, so that nothing is drawn again', async () => {
  const { call, wrapper } = setUp(() => ({ mem_cen: '1' }))
  const { result } = renderHook(() => useCall('whitelabel'), { wrapper })
  await waitFor(() => expect(result.current.value).toBeDefined())
  const { value } = result.current
  await act(async () => void result.current.retry())
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  expect(result.current.value).toBe(value)
})

test('blocks that show one answer are drawn one after the other, each in a task of its own', async () => {
  let land = (_answer: object) => {}
  const { wrapper: Wrapper } = setUp(
    () =>
      new Promise((resolve) => {
        land = resolve
      }),
  )
  const Block = (): ReactNode => useCall('whitelabel').value && <p>shown</p>
  render(
    <Wrapper>
      <Block />
      <Block />
      <Block />
    </Wrapper>,
  )
  const seen: number[] = []
  const watch = new MutationObserver(() => seen.push(screen.queryAllByText('shown').length))
  watch.observe(document.body, { childList: true, subtree: true })
  land({ mem_cen: '1' })
  await waitFor(() => expect(screen.getAllByText('shown')).toHaveLength(3))
  watch.disconnect()
  expect(seen).toEqual([1, 2, 3])
})

test('a touch comes between the parts of a block that renders an answer', async () => {
  const { wrapper: Wrapper } = setUp(async () => ({ mem_cen: '1' }))
  vi.stubGlobal('requestIdleCallback', (wake: () => void) => setTimeout(wake, 50))
  // React renders for five milliseconds at a time.
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const order: string[] = []
  const Part = (): ReactNode => {
    now += 6
    order.push('part')
    return null
  }
  const Block = (): ReactNode => {
    const { value } = useCall('whitelabel')
    return value && [1, 2, 3].map((part) => <Part key={part} />)
  }
  const touches = setInterval(() => order.push('touch'), 0)
  render(
    <Wrapper>
      <Block />
    </Wrapper>,
  )
  await waitFor(() => expect(order.filter((one) => one === 'part').length).toBeGreaterThan(5))
  clearInterval(touches)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  const parts = order.slice(order.indexOf('part'), order.lastIndexOf('part'))
  expect(parts).toContain('touch')
})

test('a failure is reported, keeps the old value, and retry loads again', async () => {
  const error = new GatewayError('http', { call: 'whitelabel', status: 500 })
  const answers: unknown[] = [{ dep_func: '0' }, error, { dep_func: '1' }]
  const { wrapper } = setUp(() => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  const { result } = renderHook(() => useCall('whitelabel'), { wrapper })
  await waitFor(() => expect(result.current.value).toEqual({ dep_func: '0' }))
  act(() => void result.current.retry())
  await waitFor(() => expect(result.current.error).toBe(error))
  expect(result.current.value).toEqual({ dep_func: '0' })
  act(() => void result.current.retry())
  await waitFor(() => expect(result.current.value).toEqual({ dep_func: '1' }))
  expect(result.current.error).toBeUndefined()
})

test('a player reads once that a session ended', async () => {
  const { wrapper } = setUp(() => {
    throw new GatewayError('session', { call: 'whitelabel' })
  })
  const { result } = renderHook(() => useCall('whitelabel'), { wrapper })
  await waitFor(() => expect(result.current.loading).toBe(false))
  expect(result.current.error).toBeUndefined()
})

test('a guest never asks for what needs a session, and the end of a session drops its answers', async () => {
  const { call, gateway, wrapper } = setUp(() => ({ account: 'somchai' }))
  const { result } = renderHook(() => useCall('memberInfo'), { wrapper })
  expect(result.current.loading).toBe(false)
  await act(async () => signIn(member))
  await waitFor(() => expect(result.current.value).toEqual({ account: 'somchai' }))
  await act(async () => signOut())
  expect(result.current.value).toBeUndefined()
  expect([...gateway.cache.keys()].map((key) => gateway.cache.get(key)?.data)).toEqual([])
  expect(call).toHaveBeenCalledTimes(1)
})

test('an answer on its way to a session that ended is dropped', async () => {
  let land = (_answer: object) => {}
  const { gateway, wrapper } = setUp(
    () =>
      new Promise((resolve) => {
        land = resolve
      }),
  )
  signIn(member)
  const { result } = renderHook(() => useCall('memberInfo'), { wrapper })
  await waitFor(() => expect(result.current.loading).toBe(true))
  await act(async () => signOut())
  await act(async () => land({ account: 'somchai' }))
  await pause(20)
  const kept = [...gateway.cache.keys()].map((key) => gateway.cache.get(key)?.data)
  expect(kept.filter((data) => data !== undefined)).toEqual([])
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
  const { unmount } = renderHook(() => useCall('whitelabel'), { wrapper })
  await waitFor(() => expect(signals).toHaveLength(1))
  expect(signals[0]?.aborted).toBe(false)
  unmount()
  await waitFor(() => expect(signals[0]?.aborted).toBe(true))
})

test('a component that returns while an aborted request ends gets its answer', async () => {
  const ends: (() => void)[] = []
  const { call, come, leave } = openPage((_name, { signal }) => {
    if (call.mock.calls.length > 1) return { mem_cen: '1' }
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        ends.push(() => reject(new GatewayError('aborted', { call: 'whitelabel' })))
      })
    })
  })
  come()
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  leave()
  await waitFor(() => expect(ends).toHaveLength(1))
  come()
  for (const end of ends) end()
  expect(await screen.findByText('shown')).toBeTruthy()
})

test('what is preloaded is there when the block is first drawn, and is not asked again', async () => {
  const { call, gateway, wrapper } = setUp(() => ({ mem_cen: '0' }))
  const arrived = preloadCall({ call: 'whitelabel', query: undefined }, gateway)
  expect(preloadCall({ call: 'whitelabel', query: undefined }, gateway)).toBe(arrived)
  preloadCall({ call: 'memberInfo', query: undefined }, gateway)
  await arrived
  expect(preloadCall({ call: 'whitelabel', query: undefined }, gateway)).toBeUndefined()
  const { result } = renderHook(() => useCall('whitelabel'), { wrapper })
  expect(result.current.value).toEqual({ mem_cen: '0' })
  await pause(50)
  expect(call).toHaveBeenCalledTimes(1)
})

test('a block that is drawn after a change asks for what was preloaded before it', async () => {
  let points = 4820
  const { call, gateway, wrapper } = setUp((name) => (name === 'whitelabel' ? { points } : {}))
  await preloadCall({ call: 'whitelabel', query: undefined }, gateway)
  const { result: button } = renderHook(() => useMutation('claimReward'), { wrapper })
  points = 6720
  await act(async () => void (await button.current.run()))
  const { result } = renderHook(() => useCall('whitelabel'), { wrapper })
  await waitFor(() => expect(result.current.value).toEqual({ points: 6720 }))
  expect(call.mock.calls.filter(([name]) => name === 'whitelabel')).toHaveLength(2)
})

test('a block that is drawn ten seconds after what was preloaded asks for itself', async () => {
  vi.useFakeTimers()
  const { call, gateway, wrapper } = setUp(() => ({ mem_cen: '0' }))
  void preloadCall({ call: 'whitelabel', query: undefined }, gateway)
  await vi.advanceTimersByTimeAsync(10_100)
  renderHook(() => useCall('whitelabel'), { wrapper })
  await vi.advanceTimersByTimeAsync(100)
  expect(call).toHaveBeenCalledTimes(2)
})

test('a block that is drawn before what was preloaded has come shares the request', async () => {
  const { call, gateway, wrapper } = setUp(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { mem_cen: '0' }
  })
  preloadCall({ call: 'whitelabel', query: undefined }, gateway)
  const { result } = renderHook(() => useCall('whitelabel'), { wrapper })
  await waitFor(() => expect(result.current.value).toEqual({ mem_cen: '0' }))
  expect(call).toHaveBeenCalledTimes(1)
})

test('a first paint waits for a preload that fails no longer than for one that answers', async () => {
  const { gateway } = setUp(() => {
    throw new GatewayError('http', { call: 'whitelabel', status: 500 })
  })
  await preloadCall({ call: 'whitelabel', query: undefined }, gateway)
  expect(preloadCall({ call: 'whitelabel', query: undefined }, gateway)).toBeUndefined()
})

test('a first paint waits for an answer however late it is, because the client ends a call', async () => {
  vi.useFakeTimers()
  const done = vi.fn()
  const { gateway } = setUp(
    () => new Promise((resolve) => setTimeout(resolve, 19_000, { mem_cen: '0' })),
  )
  const waited = preloadCall({ call: 'whitelabel', query: undefined }, gateway)?.then(done)
  await vi.advanceTimersByTimeAsync(18_900)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await waited
  expect(done).toHaveBeenCalled()
})

test('a poll asks while the page is seen, and goes on after an answer that failed', async () => {
  vi.useFakeTimers()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  let fails = false
  const { call, wrapper } = setUp(() => {
    if (fails) throw new GatewayError('http', { call: 'whitelabel', status: 500 })
    return { mem_cen: '0' }
  })
  renderHook(() => useCall('whitelabel', undefined, { refreshMs: 30_000 }), { wrapper })
  const after = async (ms: number) => {
    call.mockClear()
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return call.mock.calls.length
  }
  await after(100)
  expect(await after(30_000)).toBe(1)
  hidden.mockReturnValue('hidden')
  expect(await after(90_000)).toBe(0)
  hidden.mockReturnValue('visible')
  fails = true
  expect(await after(30_000)).toBe(1)
  expect(await after(30_000)).toBe(1)
  // After each further failure it waits twice as long.
  expect(await after(30_000)).toBe(0)
  fails = false
  expect(await after(30_000)).toBe(1)
  expect(await after(30_000)).toBe(1)
})

test('a failed call is repeated when the connection is back', async () => {
  let offline = true
  const { call, wrapper } = setUp(() => {
    if (offline) throw new GatewayError('offline', { call: 'whitelabel' })
    return { mem_cen: '1' }
  })
  const { result } = renderHook(() => useCall('whitelabel'), { wrapper })
  await waitFor(() => expect(result.current.error).toBeDefined())
  offline = false
  await act(async () => window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current.value).toEqual({ mem_cen: '1' }))
  expect(call).toHaveBeenCalledTimes(2)
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
  const { result } = renderHook(() => useMutation('setHeadIcon'), { wrapper })
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

test('an effect asks anew for the reads that it changes, and for no others, also when it fails', async () => {
  let fails = false
  const { call, wrapper } = setUp((name) => {
    if (fails && name === 'walletTransfer') throw new GatewayError('timeout', { call: name })
    return {}
  })
  signIn(member)
  const { result } = renderHook(
    () => ({
      balance: useCall('walletBalance'),
      member: useCall('memberInfo'),
      transfer: useMutation('walletTransfer'),
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.balance.value).toBeDefined())
  const asked = (name: CallName) => call.mock.calls.filter(([one]) => one === name).length
  await act(async () => void (await result.current.transfer.run({ body: { action: 'recall' } })))
  await waitFor(() => expect(asked('walletBalance')).toBe(2))
  fails = true
  await act(async () => {
    await result.current.transfer.run({ body: { action: 'recall' } }).catch(() => undefined)
  })
  await waitFor(() => expect(asked('walletBalance')).toBe(3))
  expect(asked('memberInfo')).toBe(1)
})

test('two changes that are shown before they are confirmed do not undo each other', async () => {
  const ends: (() => void)[] = []
  const stored: string[] = []
  const { wrapper } = setUp((name, { body }) => {
    if (name === 'favouriteKeys')
      return { list: stored.map((gameCode) => ({ vendor: 'V', gameCode })) }
    return new Promise((resolve) => {
      ends.push(() => {
        stored.push((body as unknown as { gameCode: string }).gameCode)
        resolve(true)
      })
    })
  })
  signIn(member)
  const { result } = renderHook(
    () => ({
      keys: useCall('favouriteKeys'),
      show: useShowChange('favouriteKeys'),
      send: useSendMutation(),
    }),
    { wrapper },
  )
  const codes = () => result.current.keys.value?.list.map(({ gameCode }) => gameCode)
  const add = (gameCode: string) => {
    const body = { vendor: 'V', gameCode }
    const show = result.current.show((value) => ({ list: [...(value?.list ?? []), body] }))
    void result.current.send('addFavourite', { body }, show)
  }
  await waitFor(() => expect(codes()).toEqual([]))
  act(() => add('A'))
  act(() => add('B'))
  await waitFor(() => expect(codes()).toEqual(['A', 'B']))
  for (const end of ends) {
    await act(async () => end())
    await pause(20)
    expect(codes()).toEqual(['A', 'B'])
  }
})
