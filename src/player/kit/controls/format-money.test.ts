import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

const baht = { language: 'th', symbol: '฿' }

describe('formatMoney', () => {
  it.each([
    ['12480.5', '฿12,480.50'],
    ['0', '฿0.00'],
    ['-20', '-฿20.00'],
    ['0.005', '฿0.01'],
    ['9007199254740993.25', '฿9,007,199,254,740,993.25'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatMoney(amount, baht)).toBe(text)
  })

  it.each(['en', 'th', 'zh', 'km', 'ja'])('writes an amount in %s as Intl does', (language) => {
    for (const digits of [0, 2, 8]) {
      const intl = new Intl.NumberFormat(language, {
        numberingSystem: 'latn',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      for (const whole of ['0', '-0', '007', '12', '999', '-1000', '123456', '9007199254740993'])
        for (const fraction of ['', '.0', '.5', '.25', '.995']) {
          const amount = `${whole}${fraction}` as `${number}` // written so above
          expect(formatMoney(amount, { language, symbol: '', digits })).toBe(intl.format(amount))
        }
    }
  })

  it('takes the digits of the currency', () => {
    expect(formatMoney('1500', { language: 'ja', symbol: '¥', digits: 0 })).toBe('¥1,500')
  })

  it('always has a sign on a result, but not on nothing', () => {
    const result = { ...baht, sign: 'always' } as const
    expect(formatMoney('5', result)).toBe('+฿5.00')
    expect(formatMoney('-5', result)).toBe('\u2212฿5.00')
    expect(formatMoney('0.00', result)).toBe('฿0.00')
  })

  it('uses the digits 0 to 9 in Khmer', () => {
    expect(formatMoney('12.5', { language: 'km', symbol: '៛' })).toContain('12')
  })

  it.each(['', 'abc', '1e5', '1,000', '--1', 'NaN'])('leaves %j as it is', (amount) => {
    expect(formatMoney(amount, baht)).toBe(amount)
  })
})
