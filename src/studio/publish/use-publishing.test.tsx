import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { StudioApiProvider } from '../state/studio-api-context.tsx'
import { usePublishing } from './use-publishing.ts'

it('stops the query for the impact before it asks for a publish', async () => {
  const order: string[] = []
  const ask = (async (call: string) => {
    order.push(call)
    return { folder: 'site', releases: [], hosts: [] }
  }) as StudioApiClient
  function Impact() {
    useEffect(() => () => void order.push('let go'), [])
    return null
  }
  function Publish() {
    const { publish, showsRun } = usePublishing()
    return (
      <button type="button" onClick={() => publish({})}>
        Publish {!showsRun && <Impact />}
      </button>
    )
  }
  render(
    <StudioApiProvider value={ask}>
      <Publish />
    </StudioApiProvider>,
  )
  fireEvent.click(await screen.findByRole('button'))
  expect(order.slice(0, 3)).toEqual(['readPublishing', 'let go', 'publish'])
})
