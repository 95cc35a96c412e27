import { beforeEach, expect, it } from 'vitest'
import { createLoginGuard, type LoginGuard } from './login-guard.ts'

let time = 0
let guard: LoginGuard
beforeEach(() => {
  time = 0
  guard = createLoginGuard(() => time)
})

/** Begins attempts and returns how many of them may be checked. */
function begin(keys: readonly string[], caller: string): number {
  return keys.filter((key) => {
    try {
      guard.begin(key, caller)
      return true
    } catch {
      return false
    }
  }).length
}
const same = (count: number): string[] => Array.from({ length: count }, () => 'shop/member88')
const different = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `shop/stranger${at}`)

it('lets twelve of sixty attempts at one name be checked, from one address or many', () => {
  expect(begin(same(60), '1.1.1.1')).toBe(12)
  expect(begin(same(60), '2.2.2.2')).toBe(0)
})

it('lets sixty of a hundred names from one address be checked', () => {
  expect(begin(different(100), '1.1.1.1')).toBe(60)
  expect(begin(same(1), '2.2.2.2')).toBe(1)
})

it('returns how long to wait, and checks one more attempt after that', () => {
  begin(same(12), '1.1.1.1')
  expect(() => guard.begin('shop/member88', '1.1.1.1')).toThrow(
    expect.objectContaining({
      code: 'TOO_MANY_REQUEST',
      facts: expect.objectContaining({ retryAfter: 60 }),
    }),
  )
  time = 60_000
  expect(begin(same(5), '1.1.1.1')).toBe(1)
})

it('never makes a member wait whose passwords are right', () => {
  for (let logins = 0; logins < 200; logins += 1) {
    guard.begin('shop/member88', '1.1.1.1')
    guard.succeed('shop/member88', '1.1.1.1')
  }
  expect(guard.waitFor('shop/member88', '1.1.1.1')).toBe(0)
})

it('wants a captcha after three attempts without a right password', () => {
  begin(same(2), '1.1.1.1')
  expect(guard.wantsCaptcha('shop/member88')).toBe(false)
  begin(same(1), '1.1.1.1')
  expect(guard.wantsCaptcha('shop/member88')).toBe(true)
})
