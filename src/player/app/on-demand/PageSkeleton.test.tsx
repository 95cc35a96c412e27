import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

it('announces that a page loads, and keeps its place with grey boxes', () => {
  renderWithProviders(<PageSkeleton route="bets" />)
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(document.querySelectorAll('[data-kit="skeleton"]').length).toBeGreaterThan(8)
})
