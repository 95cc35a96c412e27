import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderHouse } from '../../tests/support/render-house.tsx'
import type { Client } from '../gateway/plain/client-options.ts'
import { GatewayError } from '../gateway/plain/gateway-error.ts'
import { endSession, readSession, type SessionEnd } from '../state/session.ts'
import { useToasts } from '../state/toasts.ts'
import { useSessionClosing } from './use-session-end.ts'

function Page() {
  useSessionClosing()
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
  renderHouse(<Page />, { client, memberType: 41 })
  return calls
}

it.each(['left', 'idle', 'limit'] as const)(
  'logs out at once (%s), tries to tell the gateway once, and says that it could not',
  async (end) => {
    const calls = open()
    act(() => endSession(end))
    expect(readSession().kind).toBe('anonymous')
    expect(calls).toEqual(['logout t'])
    expect(await screen.findByText('1')).toBeTruthy()
  },
)

it.each(['expired', 'elsewhere'] satisfies SessionEnd[])(
  'does not tell the gateway of an end that came from it (%s)',
  async (end) => {
    const calls = open()
    await act(async () => endSession(end))
    expect(calls).toEqual([])
  },
)
