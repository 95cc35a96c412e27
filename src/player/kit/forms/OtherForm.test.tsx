import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { OtherForm } from './OtherForm.tsx'

it('has its place before the gateway offers another form', () => {
  const { container } = renderWithProviders(<OtherForm other={undefined} onChange={vi.fn()} />)
  expect(container.firstElementChild?.childElementCount).toBe(0)
  expect(screen.queryByRole('button')).toBeNull()
})

it('changes to the form that the gateway offers', () => {
  const onChange = vi.fn()
  renderWithProviders(<OtherForm other="words" onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Answer a question instead' }))
  expect(onChange).toHaveBeenCalledWith('words')
})
