import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { watchConnection } from '../../state/connection.ts'
import { SubmitBar } from './SubmitBar.tsx'

test('the button submits the form around it', () => {
  const onSubmit = vi.fn((event) => event.preventDefault())
  renderWithProviders(
    <form onSubmit={onSubmit}>
      <SubmitBar label="You receive" figure="฿200" refusal={undefined}>
        Review
      </SubmitBar>
    </form>,
  )
  expect(screen.getByText('You receive')).toBeTruthy()
  expect(screen.getByText('฿200')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Review' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('the bar shows why the form was refused', () => {
  renderWithProviders(<SubmitBar refusal="Your balance is too low.">Review</SubmitBar>)
  expect(screen.getByRole('alert').textContent).toBe('Your balance is too low.')
})

test('nothing is sent until there is a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stop = watchConnection(window)
  const onSubmit = vi.fn()
  renderWithProviders(
    <SubmitBar refusal={undefined} onSubmit={onSubmit}>
      Review
    </SubmitBar>,
  )
  const button = screen.getByRole('button', { name: 'Review' })
  expect(button).toHaveProperty('disabled', true)
  vi.restoreAllMocks()
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  fireEvent.click(button)
  expect(onSubmit).toHaveBeenCalledOnce()
  stop()
})
