import { describe, expect, it } from 'vitest'
import { addDecimals, isPositive } from './decimal.ts'

describe('decimal strings', () => {
  it('are added exactly', () => {
    expect(addDecimals(['0.1', '0.20'])).toBe('0.30')
    expect(addDecimals(['9007199254740993.01', '1'])).toBe('9007199254740994.01')
    expect(addDecimals(['-1.50', '0.25'])).toBe('-1.25')
    expect(addDecimals(['5', '7'])).toBe('12')
    expect(addDecimals([])).toBe('0')
  })

  it('are more than nothing or not', () => {
    expect(['0.01', '10'].every(isPositive)).toBe(true)
    expect(['0', '0.00', '-3', ''].some(isPositive)).toBe(false)
  })
})
