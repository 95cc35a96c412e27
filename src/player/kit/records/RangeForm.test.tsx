import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { RangeForm } from './RangeForm.tsx'

it('takes a year of the Buddhist calendar for the year that it is', () => {
  const onSelect = vi.fn()
  renderWithProviders(
    <RangeForm
      range={{ from: '2026-11-01', to: '2026-11-28' }}
      limits={{ today: '2026-11-28', maxDays: 31, earliest: '2026-01-01' }}
      onSelect={onSelect}
    />,
  )
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2569-11-03' } })
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-11-03')
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(onSelect).toHaveBeenCalledWith({ from: '2026-11-03', to: '2026-11-28' })
})
