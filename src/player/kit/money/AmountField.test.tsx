import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { AmountField } from './AmountField.tsx'
import { useAmountCheck } from './use-amount-check.ts'

const limits = { min: '100', max: '50000.00', balance: '8480.50' }

function Amount(): ReactNode {
  const [typed, setTyped] = useState('')
  const check = useAmountCheck(limits)
  const { amount, message } = check(typed)
  return (
    <>
      <AmountField
        label="Amount"
        value={typed}
        onChange={setTyped}
        symbol="฿"
        digits={2}
        min={limits.min}
        max={limits.max}
        maxAmount={limits.balance}
        chips={['100', '1000', '99.50']}
        error={typed === '' ? undefined : message}
        hint="No fee"
      />
      <output>{amount}</output>
    </>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Amount')
const type = (value: string) => fireEvent.change(input(), { target: { value } })
const result = () => document.querySelector('output')?.textContent

it('shows the limits beside the label, and an error in place of the hint', () => {
  renderWithProviders(<Amount />)
  expect(screen.getByText('฿100 to ฿50,000')).toBeTruthy()
  expect(screen.getByText('No fee')).toBeTruthy()
  type('99.99')
  expect(screen.getByText('The minimum is 100.00')).toBeTruthy()
  expect(screen.queryByText('No fee')).toBeNull()
  expect(input().getAttribute('aria-invalid')).toBe('true')
  type('9,000')
  expect(screen.getByText('You have 8,480.50 available')).toBeTruthy()
  type('1.005')
  expect(screen.getByText('The amount can have 2 digits after the point')).toBeTruthy()
  expect(result()).toBe('')
})

it('marks the amount to choose that was typed, however it is written', () => {
  renderWithProviders(<Amount />)
  for (const [typed, marked] of [
    ['1,000', '฿1,000'],
    ['1000.00', '฿1,000'],
    ['99.5', '฿99.50'],
  ] as const) {
    type(typed)
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe(marked)
  }
  type('101')
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
})

it('takes a pasted amount, a chosen one and all of it as a decimal string', () => {
  renderWithProviders(<Amount />)
  type(' ฿1,500.5 ')
  expect(result()).toBe('1500.5')
  fireEvent.click(screen.getByRole('button', { name: '฿1,000' }))
  expect([result(), screen.getByRole('button', { pressed: true }).textContent]).toEqual([
    '1000',
    '฿1,000',
  ])
  expect(screen.getByRole('button', { name: '฿99.50' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Max' }))
  expect(result()).toBe('8480.50')
})
