import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { patience } from '../../../../tests/support/patience.ts'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import OverlayHost from './OverlayHost.tsx'

const queries: string[] = []

afterEach(() => {
  vi.unstubAllGlobals()
  queries.length = 0
})

/** Shows the overlays on a screen of a width in CSS pixels. */
function showAt(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => {
    queries.push(query)
    const least = Number(/min-width: ([\d.]+)rem/.exec(query)?.[1]) * 16
    return { matches: width >= least, addEventListener() {}, removeEventListener() {} }
  })
  const largeScreen = { start: { title: { en: 'Beside' } } }
  renderWithProviders(<OverlayHost />, { skin: { look: { logos: {}, largeScreen } } })
}

it('shows what a merchant has beside the page where there is room', async () => {
  showAt(1280)
  expect(await screen.findByText('Beside', undefined, patience)).toBeTruthy()
})

it('shows nothing beside the page on a phone or a tablet', () => {
  showAt(1099)
  expect(queries).toContain('(min-width: 68.75rem)')
  expect(screen.queryByRole('complementary')).toBeNull()
})
