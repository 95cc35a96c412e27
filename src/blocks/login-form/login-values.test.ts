import { describe, expect, it } from 'vitest'
import { checkLoginField } from './login-values.ts'

const patterns = {
  loginUsername: { acceptedPattern: '^[a-z0-9]{4,}$', message: 'Four letters or digits' },
  loginPassword: { acceptedPattern: '^.{6,}$' },
}

describe('checkLoginField', () => {
  it('asks for both when one is empty', () => {
    expect(checkLoginField('username', '', patterns)).toEqual({ key: 'login.empty' })
    expect(checkLoginField('password', '  ', patterns)).toEqual({ key: 'login.empty' })
  })

  it('says what the gateway says of its pattern, or the usual words', () => {
    expect(checkLoginField('username', 'ab', patterns)).toEqual({ words: 'Four letters or digits' })
    expect(checkLoginField('password', 'abc', patterns)).toEqual({ key: 'error.passwordFormat' })
  })

  it('closes on a pattern that may not be run', () => {
    const unsafe = { loginUsername: { acceptedPattern: '(a)\\1' } }
    expect(checkLoginField('username', 'aa', unsafe)).toEqual({ key: 'form.patternUnsafe' })
  })

  it('takes anything filled while no patterns are known', () => {
    expect(checkLoginField('username', 'x', undefined)).toBeUndefined()
  })
})
