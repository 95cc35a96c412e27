import { expect, it } from 'vitest'
import { shareOf } from './use-count-up.ts'

it.each([
  ['12.50', 0, '0.00'],
  ['12.50', 0.5, '6.25'],
  ['12.50', 1, '12.50'],
  ['0.05', 0.3, '0.01'],
  ['90071992547409.93', 1, '90071992547409.93'],
  ['7', 0.5, '3'],
])('%s counted to %f is %s', (amount, share, shown) => {
  expect(shareOf(amount, share)).toBe(shown)
})
