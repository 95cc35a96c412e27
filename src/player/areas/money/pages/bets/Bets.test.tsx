import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { watchSavedFile } from '../../../../../../tests/support/watch-saved-file.ts'
import { closeDialog, useDialogs } from '../../../../state/dialogs.ts'
import Bets from './Bets.tsx'

const bet = (orderId: string, more: object = {}) => ({
  orderId,
  vendor: 'KESTREL',
  vendorName: 'Kestrel',
  gameCode: 'g1',
  gameName: 'Golden Dragonfly',
  gameCategory: 'RNG',
  stake: '100.00',
  payout: '285.50',
  state: 'settled',
  placedAt: Date.now(),
  settledAt: Date.now(),
  ...more,
})
const page = (orders: readonly object[]) => ({
  orders,
  pageNum: 1,
  totalPages: 1,
  totalCount: orders.length,
  totalStake: '200.00',
  totalPayout: '185.50',
})
const line = (suborderId: string, more: object = {}) => ({
  suborderId,
  selection: 'Odd',
  stake: '40.00',
  payout: '0.00',
  state: 'open',
  ...more,
})

/** Confirms the open dialog. */
function Confirm(): ReactNode {
  const [dialog] = useDialogs()
  return dialog ? (
    <button type="button" onClick={() => closeDialog(dialog.id, '')}>
      confirm
    </button>
  ) : null
}

function show(answers: CallAnswers, at = '/m/bets') {
  const { client, sent } = createAnsweringClient(answers)
  renderWithProviders(
    <>
      <Bets />
      <Confirm />
    </>,
    { client, memberType: 41, at },
  )
  return { sent }
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
})
beforeEach(() => {
  window.scrollTo = vi.fn()
})

it('shows count, turnover and the loss of a filter, and each bet with its result', async () => {
  show({ orders: page([bet('B1'), bet('B2', { state: 'open', payout: '0.00' })]) })
  expect(await screen.findByText('−14.50')).toBeTruthy()
  const links = screen.getAllByRole('link')
  expect(links[0]?.textContent).toContain('+185.50')
  expect(links[0]?.textContent).toContain('Kestrel · Bet 100.00')
  expect(links[1]?.textContent).toContain('Open')
  expect(links[1]?.textContent).not.toContain('−100')
})

it('colours a bet that gave its stake back as neither a gain nor a loss', async () => {
  show({ orders: page([bet('B1', { payout: '100.00' })]) })
  const [row] = await screen.findAllByRole('link')
  expect(row?.dataset['kind']).toBe('none')
})

it('saves every bet of the filter as a file, an open one without a result', async () => {
  const readSaved = watchSavedFile()
  show({ orders: page([bet('B1'), bet('B2', { state: 'open', payout: '0.00' })]) })
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  const rows = (await readSaved()).split('\r\n')
  expect(rows[0]).toContain(
    'Bet no.,Placed,Time zone,Provider,Game,Total bet,Payout,Win or loss,Status',
  )
  expect(rows[1]).toMatch(/^B1,.*,Kestrel,.*,100.00,285.50,185.50,Settled$/)
  expect(rows[2]).toMatch(/^B2,.*,100.00,0.00,,Open$/)
})

it('shows that there are no bets yet, and leads to the games', async () => {
  show({ orders: page([]) })
  expect(await screen.findByText('No bets yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Go to games' }))
  await waitFor(() => expect(location.pathname).toBe('/m/home'))
})

it('shows the selections of a bet, and cancels an open one after a confirmation', async () => {
  const { sent } = show(
    {
      orders: page([bet('B1')]),
      orderDetail: {
        ...bet('B1', { state: 'open', payout: '0.00', settledAt: undefined }),
        result: ['4', '7'],
        suborders: [line('1', { cancellable: true }), line('2', { selection: 'Even' })],
      },
      cancelSuborder: bet('B1'),
    },
    '/m/bets?order=B1',
  )
  const cancel = await screen.findAllByText('Cancel this bet')
  expect(cancel).toHaveLength(1)
  expect(screen.getByText('Not settled yet')).toBeTruthy()
  fireEvent.click(cancel[0] as HTMLElement)
  expect(sent('cancelSuborder')).toEqual([])
  fireEvent.click(await screen.findByText('confirm'))
  await waitFor(() => expect(sent('cancelSuborder')).toEqual([{ orderId: 'B1', suborderId: '1' }]))
})
