import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { readHook } from '../../../tests/support/read-hook.ts'
import { renderWithProviders } from '../../../tests/support/render-with-providers.tsx'
import type { Client } from '../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import { closeDialogs, useDialogs } from '../state/dialogs.ts'
import { useEndWarning } from '../state/end-warning.ts'
import { endSession, readSession, type SessionEnd, useSessionKind } from '../state/session.ts'
import { useToasts } from '../state/toasts.ts'
import { useSessionWatch } from './use-session-watch.ts'

function Watched(): ReactNode {
  useSessionWatch()
  return useEndWarning() ? 'near' : 'far'
}
afterEach(() => void vi.useRealTimers())

const skin = { safety: { inactivityMinutes: 10 } }

it('warns a member before the end of an idle session, and ends it', async () => {
  vi.useFakeTimers()
  renderWithProviders(<Watched />, { skin, memberType: 41 })
  await vi.dynamicImportSettled()
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000 + 5000))
  expect(screen.getByText('near')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(readHook(useSessionKind)).toBe('guest')
  expect(screen.getByText('far')).toBeTruthy()
})

it('leaves a guest alone, and whoever logged out', async () => {
  vi.useFakeTimers()
  renderWithProviders(<Watched />, { skin, memberType: 41 })
  await vi.dynamicImportSettled()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  act(() => endSession('left'))
  await act(() => vi.advanceTimersByTimeAsync(20 * 60_000))
  expect(screen.getByText('far')).toBeTruthy()
})

function Page() {
  useSessionWatch()
  return <output>{useToasts().length}</output>
}

/** A member's page whose gateway cannot be reached; answers with the calls that are made. */
function open(): string[] {
  const calls: string[] = []
  const call = async (name: string, options: { readonly token?: string } = {}) => {
    calls.push(`${name} ${options.token}`)
    throw new GatewayError('offline', { call: name })
  }
  const client = { call } as unknown as Client // a client of one failure
  renderWithProviders(<Page />, { skin, client, memberType: 41 })
  return calls
}

it.each(['left', 'idle', 'limit'] as const)(
  'logs out at once (%s), tries once to inform the gateway, and shows that it could not',
  async (end) => {
    const calls = open()
    act(() => endSession(end))
    expect(readSession().kind).toBe('anonymous')
    expect(await screen.findByText('1')).toBeTruthy()
    expect(calls).toEqual(['logout t'])
  },
)

it.each([
  ['that a trial is over', 4, 'Your free trial has ended'],
  ['that a member has to log in again', 41, 'Please log in again'],
])('explains %s when the session has expired', async (_what, memberType, title) => {
  const client = { call: () => new Promise(() => undefined) } as unknown as Client // that answers nothing
  function Title(): ReactNode {
    useSessionWatch()
    return useDialogs().map(({ id, words }) => <p key={id}>{words.title}</p>)
  }
  renderWithProviders(<Title />, { skin, client, memberType })
  act(() => endSession('expired'))
  expect(await screen.findByText(title)).toBeTruthy()
  act(closeDialogs)
})

it.each(['expired', 'elsewhere'] satisfies SessionEnd[])(
  'does not inform the gateway of an end that came from it (%s)',
  async (end) => {
    const calls = open()
    await act(async () => endSession(end))
    await vi.dynamicImportSettled()
    expect(calls).toEqual([])
  },
)
