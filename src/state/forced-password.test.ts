import { expect, test, vi } from 'vitest'
import { keepForcedPassword, leaveForcedPassword, readForcedPassword } from './forced-password.ts'

test('an old password is kept for five minutes, in memory alone', () => {
  vi.useFakeTimers()
  keepForcedPassword('first')
  vi.advanceTimersByTime(200_000)
  keepForcedPassword('second')
  vi.advanceTimersByTime(299_000)
  expect(readForcedPassword()).toBe('second')
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
  vi.advanceTimersByTime(1000)
  expect(readForcedPassword()).toBeUndefined()
  vi.useRealTimers()
})

test('leaving the page forgets it', () => {
  keepForcedPassword('old')
  leaveForcedPassword()
  expect(readForcedPassword()).toBeUndefined()
})
