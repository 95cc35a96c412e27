import { describe, expect, it } from 'vitest'
import { readBackPath } from './back-path.ts'
import { loginPath } from './login-path.ts'

describe('the path to return to after login', () => {
  it('keeps its query', () => {
    const path = loginPath('/m/gameContainer?gameType=RNG&vass=X')
    expect(readBackPath(new URL(path, 'https://a.test').search)).toBe(
      '/m/gameContainer?gameType=RNG&vass=X',
    )
  })

  it.each([
    '//evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/\\evil.test',
    '/m/login',
    '',
  ])('refuses %j', (back) => {
    expect(readBackPath(`?back=${encodeURIComponent(back)}`)).toBeUndefined()
  })
})
