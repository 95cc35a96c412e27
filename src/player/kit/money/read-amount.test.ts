import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAmount, readAmount } from './read-amount.ts'

/** What a player may type or paste, near an amount. */
const letters = [...'0123456789.,-+eE ฿$¥๐๙០៩０９．，元บา\u2066\t\u0301𝟙']

describe('readAmount', () => {
  it.each([
    ['1000', '1000'],
    ['1,234,567.5', '1234567.5'],
    [' ฿ 1,000.50 ', '1000.50'],
    ['1 000', '1000'],
    ['THB 500', '500'],
    ['500 บาท', '500'],
    ['500元', '500'],
    ['S$20', '20'],
    ['20 USD', '20'],
    ['៥០០ រៀល', '500'],
    ['\u2066200\u2069', '200'],
    ['๑๒๓.๕๐', '123.50'],
    ['១០០', '100'],
    ['１，０００．５', '1000.5'],
    ['007', '7'],
    ['100,50', '100.50'],
    ['10,5', '10.5'],
    ['1.000,50', '1000.50'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['999999999999.99', '999999999999.99'],
  ])('reads %j as %s', (typed, amount) => {
    expect(readAmount(typed, { digits: 2, language: 'th' })).toEqual({ amount })
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['฿', 'empty'],
    ['-5', 'format'],
    ['\u22125', 'format'],
    ['+5', 'format'],
    ['1e5', 'format'],
    ['5e', 'format'],
    ['0x10', 'format'],
    ['.', 'format'],
    ['1.2.3', 'format'],
    ['1,2345', 'format'],
    ['1.5,00', 'format'],
    ['Infinity1', 'format'],
    ['1万', 'format'],
    ['50万元', 'format'],
    ['2 ล้าน', 'format'],
    ['10 lakh', 'format'],
    ['1000000000000', 'format'],
    ['1.005', 'digits'],
    ['0.00', 'zero'],
    ['0', 'zero'],
  ])('refuses %j: %s', (typed, problem) => {
    expect(readAmount(typed, { digits: 2, language: 'th' }).problem).toBe(problem)
  })

  it('takes as many digits as the currency has', () => {
    expect(readAmount('10.5', { digits: 0, language: 'th' }).problem).toBe('digits')
    expect(readAmount('0.00000001', { digits: 8, language: 'th' })).toEqual({
      amount: '0.00000001',
    })
  })

  it('never returns anything but a decimal string', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters), maxLength: 24 }), (typed) => {
        const { amount } = readAmount(typed, { digits: 2, language: 'th' })
        return amount === undefined || /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/.test(amount)
      }),
    )
  })
})

describe('checkAmount', () => {
  const limits = { min: '100', max: '50000.00', balance: '8480.50' }

  it.each([
    ['99.99', 'min'],
    ['100.00', undefined],
    ['8480.5', undefined],
    ['8480.51', 'balance'],
    ['50000.01', 'max'],
  ])('compares %s exactly: %s', (amount, problem) => {
    expect(checkAmount(amount, limits)).toBe(problem)
  })
})
