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

it.each([
  ['on the page, where a condition hides the picture', { open: false, isDefined: true }, 'page'],
  ['over the picture that the page shows', { open: true, isDefined: true }, 'picture'],
  ['over a picture whose code is on its way', { open: true, isDefined: false }, 'picture'],
])('lies %s, before its buttons have come', (_, { open, isDefined }, background) => {
  load.mockReturnValue(new Promise(() => undefined))
  const picture = { type: 'picture', variant: 'scene', settings: { behindBar: 'titled' } }
  const blocks = { picture: { ...picture, when: { flag: 'FREEPLAY3', is: open } } }
  const { container } = renderWithProviders(<PageBar route="login" />, {
    skin: { pages: { login: { order: ['picture'], blocks } }, flags: { FREEPLAY3: true } },
    catalogue: { ...(isDefined && { picture: {} }) } as never,
  })
  expect(container.querySelector('[data-kit="bar"]')?.getAttribute('data-kind')).toBe(background)
})
