import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Money } from './Money.tsx'

test.each([
  ['12.50', 'gain'],
  ['-0.01', 'loss'],
  ['0.00', undefined],
  ['0', undefined],
  ['-0.00', undefined],
])('an amount of %s is coloured as %s', (amount, result) => {
  render(<Money amount={amount} language="en" symbol="฿" tone="result" />)
  expect(screen.getByText(/฿/).dataset['state']).toBe(result)
})
