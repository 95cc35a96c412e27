import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patience } from '../../../tests/support/patience.ts'
import { useEndWarning } from './end-warning.ts'
import { extendSession, keepSessionActive, reportActivity, watchInactivity } from './inactivity.ts'
import { onSessionEnd, readSession, signIn, signOut, startSession } from './session.ts'

/** Stores tell React a moment after they change. */
const change = (step: () => unknown) => act(async () => void step())

const login = { token: 't', userName: 'u', customerType: 40 }
const heard = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
  sessionStorage.clear()
  startSession({ merchantCode: 'siam', agentExcludedTypes: [40], trialTypes: [4] })
  heard.mockClear()
  const stopHearing = onSessionEnd((end) => heard(end))
  signIn(login)
  const stopWatching = watchInactivity({ minutes: 5 })
  stop = () => {
    stopWatching()
    stopHearing()
  }
})

afterEach(() => {
  stop()
  signOut()
  vi.useRealTimers()
})

test('warns 60 seconds before the limit and ends the session at it', async () => {
  const { result } = renderHook(() => useEndWarning())
  await change(() => vi.advanceTimersByTime(239_000))
  expect(result.current).toBeUndefined()
  await change(() => vi.advanceTimersByTime(1000))
  expect(result.current).toEqual({ endsAt: Date.now() + 60_000, final: false })
  await change(() => vi.advanceTimersByTime(60_000))
  expect(result.current).toBeUndefined()
  expect(heard.mock.calls).toEqual([['idle']])
})

test('a touch starts the time anew; under the warning only the answer to it does', async () => {
  vi.advanceTimersByTime(200_000)
  document.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(250_000)
  expect(readSession().kind).toBe('signed-in')
  document.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(40_000)
  keepSessionActive()
  vi.advanceTimersByTime(100_000)
  expect(readSession().kind).toBe('signed-in')
})

test('a touch in another tab counts', async () => {
  vi.advanceTimersByTime(250_000)
  vi.useRealTimers()
  const other = new BroadcastChannel('activity')
  const at = Date.now()
  other.postMessage({ activeAt: at })
  await vi.waitFor(() => expect(Number(sessionStorage.getItem('activeAt'))).toBe(at), patience)
  other.close()
})

test('a tab that slept past the limit ends before the first touch counts', async () => {
  vi.setSystemTime(Date.now() + 3_600_000)
  document.dispatchEvent(new Event('pointerdown'))
  expect(heard.mock.calls).toEqual([['idle']])
})

test('a session ends after twelve hours however busy it is', async () => {
  for (let minute = 0; minute < 12 * 60; minute += 1) {
    document.dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(60_000)
  }
  expect(heard.mock.calls).toEqual([['limit']])
})

test('a sign of the player counts as a touch, but not against the warning', async () => {
  const { result } = renderHook(() => useEndWarning())
  vi.advanceTimersByTime(200_000)
  reportActivity()
  await change(() => vi.advanceTimersByTime(250_000))
  expect(result.current).toBeDefined()
  reportActivity()
  await change(() => vi.advanceTimersByTime(60_000))
  expect(heard.mock.calls).toEqual([['idle']])
})

test('a rule puts the end off, and the warning with it, until it stops', async () => {
  const { result } = renderHook(() => useEndWarning())
  const stop = extendSession((endsAt) => endsAt + 120_000)
  await change(() => vi.advanceTimersByTime(350_000))
  expect(result.current).toBeUndefined()
  await change(() => vi.advanceTimersByTime(20_000))
  expect(result.current?.final).toBe(false)
  stop()
  await change(() => vi.advanceTimersByTime(1000))
  expect(heard.mock.calls).toEqual([['idle']])
})

test('the end of the longest session is warned of, and stays what it is when answered', async () => {
  const { result } = renderHook(() => useEndWarning())
  for (let minute = 0; minute < 12 * 60 - 1; minute += 1) {
    document.dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(60_000)
  }
  await change(() => vi.advanceTimersByTime(1000))
  expect(result.current?.final).toBe(true)
  await change(keepSessionActive)
  expect(result.current).toBeUndefined()
  await change(() => vi.advanceTimersByTime(30_000))
  expect(result.current).toBeUndefined()
  await change(() => vi.advanceTimersByTime(30_000))
  expect(heard.mock.calls).toEqual([['limit']])
})
