import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../tests/support/render-with-providers.tsx'
import { PageBar } from './PageBar.tsx'

const load = vi.hoisted(() => vi.fn())
vi.mock('./page-table.ts', () => ({ loadBar: load }))

it('shows the title of the page while the code of its buttons loads', async () => {
  load.mockReturnValue(new Promise(() => undefined))
  renderWithProviders(<PageBar route="help" />, { at: '/m/help' })
  expect(screen.getByText('Help')).toBeTruthy()
})
