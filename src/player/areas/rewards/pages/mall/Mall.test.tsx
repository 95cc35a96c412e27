import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import type { BlockCatalogue } from '../../../../registry/block.ts'
import type { PlacedProps } from '../../../../registry/placed-props.ts'
import { useToasts } from '../../../../state/toasts.ts'
import Mall from './Mall.tsx'

function Probe({ id }: PlacedProps): ReactNode {
  return <p>{`block ${id}`}</p>
}
const definition = (type: string) => ({
  type,
  place: 'page',
  load: async () => ({ default: Probe }),
  height: () => 120,
})
const types = ['points-balance', 'goods', 'points-exchange', 'mall-orders', 'contact'] as const
const catalogue = Object.fromEntries(
  types.map((type) => [type, definition(type)]),
) as unknown as BlockCatalogue // the kinds of the page below

const blocks = {
  points: { type: 'points-balance' },
  orders: { type: 'mall-orders' },
  goods: { type: 'goods', settings: { kind: 'goods' } },
  convert: { type: 'points-exchange', when: { flag: 'FREEPLAY3' } },
  spins: { type: 'goods', settings: { kind: 'freeSpins' } },
  help: { type: 'contact' },
}

function Word(): ReactNode {
  return <p role="log">{useToasts().at(-1)?.lines.join(' ')}</p>
}

async function show(answers: CallAnswers, at = '/m/mall/mallHome') {
  const { client } = createAnsweringClient(answers)
  const content = (
    <>
      <Mall />
      <Word />
    </>
  )
  await act(
    async () =>
      void renderWithProviders(content, {
        client,
        memberType: 41,
        at,
        catalogue,
        skin: { pages: { mall: { order: Object.keys(blocks), blocks } } },
      }),
  )
}

it('has a tab for each kind of block that is shown, in their order, between the others', async () => {
  await show({})
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toEqual(['History', 'Goods', 'Free spins'])
  expect(await screen.findByText('block points')).toBeTruthy()
  expect(await screen.findByText('block orders')).toBeTruthy()
  expect(await screen.findByText('block help')).toBeTruthy()
  expect(screen.queryByText('block goods')).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Free spins' })))
  expect(await screen.findByText('block spins')).toBeTruthy()
  expect(screen.queryByText('block orders')).toBeNull()
  expect(location.search).toBe('?tab=spins')
})

it('opens the tab that the address names, and the first one for an unknown name', async () => {
  await show({}, '/m/mall/mallHome?tab=convert')
  expect(await screen.findByText('block orders')).toBeTruthy()
})

it('leads home with a message when the gateway answers that the mall is closed', async () => {
  await show({
    pointsBalance: new GatewayError('refused', {
      call: 'pointsBalance',
      code: 'function.not.available',
      status: 403,
    }),
  })
  await waitFor(() => expect(location.pathname).toBe('/m/home'))
  expect(screen.getByRole('log').textContent).toContain('temporarily unavailable')
})
