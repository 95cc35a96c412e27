import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import type { MallOrder } from '../../../../../core/contract/generated/gateway.ts'
import { closeDialog, useDialogs } from '../../../../state/dialogs.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import MallOrders from './MallOrders.tsx'

const at = Date.UTC(2026, 10, 20, 8)
const order: MallOrder = {
  orderId: 'P261120-0000007',
  kind: 'goods',
  name: 'Cup',
  quantity: 2,
  points: 2400,
  pointsAfter: 6020,
  state: 'processing',
  createdAt: at,
  changedAt: at,
  recipient: 'M****',
  mobileNum: '021****4567',
  address: '1 Quay****',
  steps: [{ state: 'processing', at }],
}
const page = (...orders: readonly MallOrder[]) => ({ orders, pageNum: 1, totalPages: 1 })

function Agree(): ReactNode {
  const [dialog] = useDialogs()
  return dialog ? (
    <button type="button" onClick={() => closeDialog(dialog.id, '')}>
      agree
    </button>
  ) : null
}

function show(answers: CallAnswers, query = '') {
  const { client, sent } = createAnsweringClient(answers)
  const content = (
    <>
      <MallOrders />
      <Agree />
    </>
  )
  const options = { client, memberType: 41, at: `/m/mall/mallHome?tab=history${query}` }
  renderWithProviders(content, options)
  return { sent }
}

beforeEach(() => {
  localStorage.clear()
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
})

it('lists what points were spent on with the state of each, and opens one', async () => {
  const cash = {
    ...order,
    orderId: 'P2',
    kind: 'cash',
    name: '',
    state: 'done',
    quantity: 1,
  } as const
  show({ mallOrders: page(order, cash) })
  const row = await screen.findByRole('link', { name: /Cup × 2.*−2,400.*Processing/ })
  expect(screen.getByRole('link', { name: /Points to cash.*Done/ })).toBeTruthy()
  fireEvent.click(row)
  await waitFor(() => expect(location.search).toContain('order=P261120-0000007'))
})

it('shows a parcel with its number, its address and what comes next', async () => {
  const shipped = { ...order, state: 'shipped', tracking: 'TH99' } as const
  show({ mallOrders: page(shipped) }, `&order=${order.orderId}`)
  expect(await screen.findByText('TH99')).toBeTruthy()
  expect(screen.getByText('M**** 021****4567 1 Quay****')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
})

it('shows why an order was refused, and that the points were returned', async () => {
  const refused = { ...order, state: 'refused', reason: 'No more cups' } as const
  show({ mallOrders: page(refused) }, `&order=${order.orderId}`)
  expect(await screen.findByText('Refused: No more cups')).toBeTruthy()
  expect(screen.getByText('2,400 points came back to you.')).toBeTruthy()
})

it('cancels an order that is not sent, after a confirmation', async () => {
  const { sent } = show(
    { mallOrders: page(order), cancelMallOrder: { ...order, state: 'cancelled' } },
    `&order=${order.orderId}`,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
  expect(sent('cancelMallOrder')).toEqual([])
  await act(async () => fireEvent.click(await screen.findByText('agree')))
  await waitFor(() => expect(sent('cancelMallOrder')).toEqual([{ orderId: order.orderId }]))
})

it('leads to the goods where nothing was ordered', async () => {
  show({ mallOrders: page() })
  fireEvent.click(await screen.findByRole('button', { name: 'See the goods' }))
  await waitFor(() => expect(location.search).toBe('?tab=goods'))
})
