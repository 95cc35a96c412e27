import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RemoteState } from '../../core/contract/generated/studio-api.ts'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { SessionProvider } from '../state/session-context.tsx'
import { StudioApiProvider } from '../state/studio-api-context.tsx'
import { RemoteLine } from './RemoteLine.tsx'

function open(state: RemoteState) {
  return render(
    <SessionProvider value={{ isLocal: false, grants: [{ role: 'viewer' }] }}>
      {/* The one call that is made is answered with its shape. */}
      <StudioApiProvider value={(async () => state) as unknown as StudioApiClient}>
        <RemoteLine />
      </StudioApiProvider>
    </SessionProvider>,
  )
}

it('says when the workspace and its remote had the same', async () => {
  open({ state: 'synced', name: 'origin', at: '2026-11-30T12:00:00.000Z' })
  await screen.findByText(/^In step with origin: Nov 30, 2026, /)
})

it('says at once what keeps them apart', async () => {
  open({ state: 'failed', name: 'origin', message: 'origin cannot be reached.' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Not in step with origin. origin cannot be reached.')
})

it('says nothing without a remote', async () => {
  const { container } = open({ state: 'none' })
  expect(container.textContent).toBe('')
})
