import { act, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Client } from '../../core/gateway-client/client-options.ts'
import { startLanguage } from '../state/language.ts'
import { startSession } from '../state/session.ts'
import { GatewayProvider } from './GatewayProvider.tsx'
import { createGateway } from './gateway.ts'
import { preloadCall } from './preload-call.ts'
import { useCall } from './use-call.ts'

const request = { call: 'hotGames', query: { merchantCode: 'siam' } } as const

function Block(): ReactNode {
  const { value, loading } = useCall(request.call, request.query)
  return <p>{value ? `${value.list.length} games` : loading ? 'waits' : 'nothing'}</p>
}

function gatewayOf(call: (name: string) => Promise<unknown>) {
  return createGateway({ call } as unknown as Client) // a client of one answer
}

const page = (gateway: ReturnType<typeof createGateway>) => (
  <GatewayProvider gateway={gateway}>
    <Block />
    <Block />
  </GatewayProvider>
)

test('a prerendered home is hydrated unchanged, and nothing is loaded twice', async () => {
  startSession({ merchantCode: 'siam', agentExcludedTypes: [], trialTypes: [] })
  startLanguage({ default: 'th', supported: [] })
  // Stored state is published only after the prerendered home has been hydrated.
  localStorage.setItem(
    'hotGames',
    JSON.stringify({ list: [{ gameCode: 'a', gameName: 'A', vendor: 'V' }] }),
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page(gatewayOf(() => new Promise(() => undefined))))
  expect(root.textContent).toBe('waitswaits')
  const call = vi.fn(async () => ({ list: [] }))
  const gateway = gatewayOf(call)
  const complaints: unknown[] = []
  // An answer that came before the page was taken over must not be shown while it is.
  await preloadCall(request, gateway)
  await act(async () => {
    hydrateRoot(root, page(gateway), { onRecoverableError: (error) => complaints.push(error) })
  })
  await waitFor(() => expect(root.textContent).toBe('0 games0 games'))
  expect(complaints).toEqual([])
  expect(call).toHaveBeenCalledTimes(1)
})

test('a block that waits for a first answer goes on when the blocks that show it have been drawn, whoever took it first', async () => {
  startSession({ merchantCode: 'siam', agentExcludedTypes: [], trialTypes: [] })
  startLanguage({ default: 'th', supported: [] })
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const gateway = gatewayOf(() => promise)
  const arrived = preloadCall(request, gateway)
  const { container } = render(page(gateway))
  const seen = arrived?.then(() => container.textContent)
  resolve({ list: [] })
  await waitFor(() => screen.getAllByText('0 games'))
  expect(await seen).toBe('0 games0 games')
})
