import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Row } from './Row.tsx'

test('a row that leads to a page is a link with all its words', () => {
  render(<Row to="/m/records" title="Deposit" note="10:42" value="฿200" valueNote="Waiting" />)
  const link = screen.getByRole('link', { name: /Deposit.*10:42.*฿200.*Waiting/ })
  expect(link.getAttribute('href')).toBe('/m/records')
})

test('a row that runs something is a button, which may be disabled', () => {
  const onPress = vi.fn()
  const { rerender } = render(<Row onPress={onPress} title="Bank transfer" />)
  fireEvent.click(screen.getByRole('button', { name: 'Bank transfer' }))
  expect(onPress).toHaveBeenCalledOnce()
  rerender(<Row onPress={onPress} title="Bank transfer" disabled />)
  expect(screen.getByRole('button', { name: 'Bank transfer' })).toHaveProperty('disabled', true)
})

test('a row that opens something shows whether it is open, and which element it opens', () => {
  render(<Row onPress={() => undefined} title="Terms" open controls="terms" />)
  const button = screen.getByRole('button', { name: 'Terms', expanded: true })
  expect(button.getAttribute('aria-controls')).toBe('terms')
})

test('a row without an address and an action is neither a link nor a button', () => {
  render(<Row title="Level" value="3" />)
  expect(screen.getByText('Level')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a row that is one of several choices is a radio, which is chosen or not', () => {
  const onPress = vi.fn()
  render(<Row role="radio" aria-checked={false} onPress={onPress} title="English" />)
  fireEvent.click(screen.getByRole('radio', { name: 'English', checked: false }))
  expect(onPress).toHaveBeenCalledOnce()
})
