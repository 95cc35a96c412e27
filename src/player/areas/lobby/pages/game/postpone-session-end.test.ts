import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { postponeSessionEnd } from './postpone-session-end.ts'

const minute = 60_000
const due = 10 * minute
let visible: 'visible' | 'hidden' = 'visible'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  visible = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Asks every second until a time and answers with what was said last. */
function askUntil(hold: ReturnType<typeof postponeSessionEnd>, time: number): number {
  let held = hold(due)
  while (Date.now() < time) {
    vi.advanceTimersByTime(1000)
    held = hold(due)
  }
  return held
}

test('a warning that is seen puts nothing off', () => {
  expect(askUntil(postponeSessionEnd(), due - 1000)).toBe(due)
})

test('while the page is hidden the end stays a minute away', () => {
  const hold = postponeSessionEnd()
  askUntil(hold, due - 30_000)
  visible = 'hidden'
  expect(askUntil(hold, due + 5 * minute)).toBe(due + 6 * minute)
  visible = 'visible'
  expect(askUntil(hold, due + 5 * minute + 50_000)).toBe(due + 6 * minute)
})

test('a page that slept past the end is warned for a minute', () => {
  const hold = postponeSessionEnd()
  askUntil(hold, minute)
  vi.setSystemTime(due + 20 * minute)
  expect(hold(due)).toBe(due + 21 * minute)
})
