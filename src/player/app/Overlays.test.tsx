import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../tests/support/render-with-providers.tsx'
import { openConfirm } from '../state/dialogs.ts'
import { Overlays } from './Overlays.tsx'

/** How often the code of the overlays fails to load, as without a network. */
let failures = 0
vi.mock('../registry/after-look.ts', () => ({
  afterLook: async (loading: Promise<unknown>) => {
    if (failures === 0) return loading
    failures -= 1
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a dialog whose code failed to load comes when the network is back, without a reload', async () => {
  // The dialog asks for it at once, the preload after four seconds, and the dialog again after five.
  failures = 3
  renderWithProviders(<Overlays onDrawn={() => {}} />)
  act(() => void openConfirm({ text: 'Log out?' }))
  await act(() => vi.advanceTimersByTimeAsync(7000))
  expect(failures).toBe(0)
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  vi.useRealTimers()
  expect(await screen.findByText('Log out?', undefined, { timeout: 60_000 })).toBeTruthy()
})
