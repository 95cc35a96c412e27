import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitMoments, usePassedMoment } from './clock.ts'
import { publishServerTime } from './status.ts'

const start = Date.parse('2026-12-24T10:00Z')
const hour = 3_600_000
const day = 24 * hour

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const publish = (now: number) => act(async () => publishServerTime(now))

test('the page turns at each moment by the clock of the server, and renders only then', async () => {
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return usePassedMoment()
  })
  // The clock of the device is three hours ahead.
  await publish(start - 3 * hour)
  const [first, second, far] = [start - 2 * hour, start - hour, start + 60 * day]
  await act(() => awaitMoments([first, second, far]))
  expect(result.current).toBe(0)
  const before = renders
  await advance(hour - 1)
  expect([result.current, renders]).toEqual([0, before])
  await advance(2)
  expect(result.current).toBe(first)
  await advance(hour)
  expect([result.current, renders]).toEqual([second, before + 2])

  // An answer tells whole seconds: the moment stays passed.
  await publish(second - 900)
  expect(result.current).toBe(second)
  // A clock that was really wrong is corrected.
  await publish(second - 10 * 60_000)
  expect(result.current).toBe(first)

  // A device that slept looks at the clock when its page is shown again.
  vi.setSystemTime(Date.now() + 15 * 60_000)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(second)

  // A moment that is farther away than a timer can wait.
  await advance(59 * day)
  expect(result.current).toBe(second)
  await advance(2 * day)
  expect(result.current).toBe(far)
})
