import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { watchScrolling } from '../../../../tests/support/watch-scrolling.ts'
import { LinePlace } from '../../kit/pages/on-demand/LinePlace.tsx'
import { dismissNewVersion, offerNewVersion } from '../../state/new-version.ts'
import { NewVersionLine } from './NewVersionLine.tsx'

beforeEach(() => void watchScrolling())
afterEach(() => act(async () => dismissNewVersion()))

const offer = (take = (): void => undefined) => act(async () => offerNewVersion(take))
const press = (name: RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const place = (
  <LinePlace>
    <NewVersionLine />
  </LinePlace>
)

it('offers a new release, and takes it at the player’s word', async () => {
  const take = vi.fn()
  await offer(take)
  renderWithProviders(place)
  expect(take).not.toHaveBeenCalled()
  await press(/Reload/)
  expect(take).toHaveBeenCalledOnce()
})

it('leaves with a press, for this visit', async () => {
  await offer()
  const { unmount } = renderWithProviders(place)
  await press(/Close/)
  expect(screen.queryByRole('complementary')).toBeNull()
  unmount()
  renderWithProviders(place)
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('comes with the next page when a page is shown, so that it moves nothing', async () => {
  const { unmount } = renderWithProviders(place)
  await offer()
  expect(screen.queryByRole('complementary')).toBeNull()
  unmount()
  renderWithProviders(place)
  expect(screen.getByRole('complementary', { name: 'A new version is ready' })).toBeTruthy()
})
