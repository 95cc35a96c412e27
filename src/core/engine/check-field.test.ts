import { describe, expect, it } from 'vitest'
import { checkField } from './check-field.ts'

const letters = { acceptedPattern: '^[a-z]+$', message: 'Letters only' }

describe('checkField', () => {
  it('accepts an empty optional field', () => {
    expect(checkField('', { required: false, pattern: letters })).toBeUndefined()
    expect(checkField('  ', { required: false, pattern: letters })).toBeUndefined()
  })

  it('refuses an empty or blank required field', () => {
    expect(checkField('', { required: true })).toBe('required')
    expect(checkField(' \t', { required: true })).toBe('required')
  })

  it('accepts any value for a star', () => {
    expect(checkField('§$%', { required: true, pattern: { acceptedPattern: '*' } })).toBeUndefined()
  })

  it('checks the pattern and the lengths', () => {
    expect(checkField('abc', { required: true, pattern: letters })).toBeUndefined()
    expect(checkField('ab1', { required: true, pattern: letters })).toBe('pattern')
    const pattern = { ...letters, minLength: 3, maxLength: 4 }
    expect(checkField('ab', { required: true, pattern })).toBe('tooShort')
    expect(checkField('abcde', { required: true, pattern })).toBe('tooLong')
  })

  it('checks only the lengths if a pattern cannot be run', () => {
    const pattern = { acceptedPattern: '^(a)\\1$', minLength: 2, maxLength: 3 }
    expect(checkField('zz', { required: true, pattern })).toBeUndefined()
    expect(checkField('z', { required: true, pattern })).toBe('tooShort')
    expect(checkField('zzzz', { required: true, pattern })).toBe('tooLong')
  })
})
