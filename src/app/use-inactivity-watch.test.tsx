import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderHouse } from '../../tests/support/render-house.tsx'
import { useEndWarning } from '../state/end-warning.ts'
import { endSession, sessionKind } from '../state/session.ts'
import { useInactivityWatch } from './use-inactivity-watch.ts'

function Watched(): ReactNode {
  useInactivityWatch()
  return useEndWarning() ? 'near' : 'far'
}
afterEach(() => void vi.useRealTimers())

const skin = { safety: { inactivityMinutes: 10 } }

it('warns a member before the end of an idle session, and ends it', async () => {
  vi.useFakeTimers()
  renderHouse(<Watched />, { skin, memberType: 41 })
  await vi.dynamicImportSettled()
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000 + 5000))
  expect(screen.getByText('near')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(sessionKind()).toBe('guest')
  expect(screen.getByText('far')).toBeTruthy()
})

it('leaves a guest alone, and whoever logged out', async () => {
  vi.useFakeTimers()
  renderHouse(<Watched />, { skin, memberType: 41 })
  await vi.dynamicImportSettled()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  act(() => endSession('left'))
  await act(() => vi.advanceTimersByTimeAsync(20 * 60_000))
  expect(screen.getByText('far')).toBeTruthy()
})
