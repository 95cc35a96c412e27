import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patience } from '../../../tests/support/patience.ts'

/** How often the code of the overlays still fails to load, as without a network. */
let failures = 0

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(globalThis, 'lookLoaded', {
    configurable: true,
    get: () => {
      if (failures === 0) return undefined
      failures -= 1
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, 'lookLoaded')
})

it('a dialog whose code failed to load comes when the network is back, without a reload', async () => {
  // A test before this one may have loaded the code.
  vi.resetModules()
  const { Overlays } = await import('./Overlays.tsx')
  const { openConfirm } = await import('../state/dialogs.ts')
  const { renderWithProviders } = await import('../../../tests/support/render-with-providers.tsx')
  // The dialog asks for it at once, the preload after four seconds, and the dialog again after five.
  failures = 3
  renderWithProviders(<Overlays onDrawn={() => {}} />)
  act(() => void openConfirm({ text: 'Log out?' }))
  await act(() => vi.advanceTimersByTimeAsync(7000))
  expect(failures).toBe(0)
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  vi.useRealTimers()
  expect(await screen.findByText('Log out?', undefined, patience)).toBeTruthy()
})
