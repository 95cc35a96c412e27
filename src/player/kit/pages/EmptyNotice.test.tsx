import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { EmptyNotice } from './EmptyNotice.tsx'

test('its way leads to another page', () => {
  renderWithProviders(
    <EmptyNotice line="Nothing here" way={{ label: 'Go home', to: '/m/home' }} />,
    { at: '/m/records' },
  )
  expect(screen.getByText('Nothing here')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Go home' }))
  expect(location.pathname).toBe('/m/home')
})

test('its action runs in place', () => {
  const onPress = vi.fn()
  renderWithProviders(<EmptyNotice line="No match" action={{ label: 'Clear', onPress }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onPress).toHaveBeenCalledOnce()
})

test('it has no button where nothing can be done', () => {
  renderWithProviders(<EmptyNotice line="Nothing here" />)
  expect(screen.queryByRole('button')).toBeNull()
})
