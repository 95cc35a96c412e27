import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import type { Client } from '../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { ConnectionNews } from '../../app/ConnectionNews.tsx'
import { useCall } from '../../gateway/use-call.ts'
import { watchConnection } from '../../state/connection.ts'
import { Answer } from './Answer.tsx'

function Block() {
  const call = useCall('templates')
  return (
    <>
      {call.error && <b>failed</b>}
      <Answer call={call} skeleton={<i>skeleton</i>} empty="none" isEmpty={() => false}>
        {() => <p>shown</p>}
      </Answer>
    </>
  )
}

it('keeps the skeletons of blocks while the phone is offline, shows one message, and fills the blocks when it is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const call = async () => {
    if (!navigator.onLine) throw new GatewayError('offline', { call: 'templates' })
    return {}
  }
  const stop = watchConnection(window)
  renderWithProviders(
    <>
      <ConnectionNews />
      <Block />
      <Block />
    </>,
    { client: { call } as unknown as Client }, // a client with one response
  )
  await waitFor(() => expect(screen.getAllByText('failed')).toHaveLength(2))
  expect(screen.getAllByText('skeleton')).toHaveLength(2)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByRole('status').textContent).not.toBe('')
  network.mockReturnValue(true)
  await act(async () => window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.getAllByText('shown')).toHaveLength(2))
  expect(screen.getByRole('status').textContent).toBe('')
  stop()
})
