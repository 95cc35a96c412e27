import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import TeamBets from './TeamBets.tsx'

const subordinates = {
  path: [],
  rows: [
    {
      username: 'noi',
      type: 'agent',
      downlines: 11,
      betCount: 40,
      validBets: '900.00',
      payout: '700.00',
      rebate: '4.50',
      bonus: '10.00',
      profit: '-185.50',
    },
  ],
  totals: {
    betCount: 1218,
    validBets: '1900.00',
    payout: '1700.00',
    rebate: '9.00',
    bonus: '10.00',
    profit: '-181.00',
  },
  totalCount: 1,
  pageNum: 1,
  totalPages: 1,
}
const transactions = {
  transactions: [
    {
      username: 'maya',
      orderId: 'T1',
      category: 'agentTransfer',
      title: '',
      amount: '-25.00',
      state: 'success',
      createdAt: Date.now(),
      remark: 'for Friday',
    },
  ],
  totalIn: '70.00',
  totalOut: '-25.00',
  totalCount: 1,
  pageNum: 1,
  totalPages: 1,
}
const orders = {
  orders: [
    {
      orderId: 'B1',
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
    },
  ],
  pageNum: 1,
  totalPages: 1,
  totalCount: 1,
  totalStake: '100.00',
  totalPayout: '285.50',
}

function show(answers: CallAnswers, search = '') {
  const { client } = createAnsweringClient(answers)
  renderWithProviders(<TeamBets />, { client, memberType: 1, at: `/m/member/agent/bets${search}` })
  const call = vi.mocked(client.call)
  return {
    queryOf: (name: string) => call.mock.calls.findLast(([one]) => one === name)?.[1]?.query,
  }
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
})
beforeEach(() => {
  window.scrollTo = vi.fn()
})

it('shows the totals of a level, and each account with everybody below it', async () => {
  show({ subordinates })
  expect(await screen.findByText('1218')).toBeTruthy()
  expect(screen.getByText('−181.00')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /noi/ }))
  const card = screen.getByRole('article')
  expect(card.textContent).toContain('Payouts700.00')
  expect(card.textContent).toContain('Team below11')
  expect(screen.getByRole('link', { name: 'Show team' }).getAttribute('href')).toBe(
    '/m/member/agent/bets?tab=bets&parent=noi',
  )
})

it('shows the bets of one account with their result, and each as a receipt', async () => {
  const { queryOf } = show({ teamOrders: orders }, '?tab=bets&member=maya')
  expect(await screen.findByText('Only maya')).toBeTruthy()
  expect(await screen.findAllByText('+185.50')).toHaveLength(2)
  expect(queryOf('teamOrders')).toMatchObject({ username: 'maya' })
  fireEvent.click(screen.getByRole('link', { name: /Golden Dragonfly/ }))
  const sheet = await screen.findByRole('dialog')
  expect(sheet.textContent).toContain('Accountmaya')
  expect(sheet.textContent).toContain('Bet no.B1')
})

it('shows the bets of one account without totals where the gateway sends none', async () => {
  const { totalStake: _stake, totalPayout: _payout, ...withoutTotals } = orders
  show({ teamOrders: withoutTotals }, '?member=maya')
  expect(await screen.findByText('Golden Dragonfly')).toBeTruthy()
  expect(screen.queryByText('Turnover')).toBeNull()
})

it('lists the transactions of everybody, each with its account and its note', async () => {
  const { queryOf } = show({ teamTransactions: transactions }, '?tab=transactions')
  const row = await screen.findByRole('link', { name: /maya/ })
  expect(row.textContent).toContain('Agent transfer')
  expect(row.textContent).toContain('−25.00')
  expect(queryOf('teamTransactions')).not.toHaveProperty('username')
  fireEvent.click(row)
  expect((await screen.findByRole('dialog')).textContent).toContain('Remarkfor Friday')
})

it('keeps the account and the days in the other tab, and leads to the whole team', async () => {
  show(
    { teamOrders: orders, teamTransactions: transactions },
    '?tab=bets&member=maya&date=month&category=RNG',
  )
  fireEvent.click(await screen.findByRole('tab', { name: 'Transactions' }))
  await waitFor(() => expect(location.search).toBe('?tab=transactions&member=maya&date=month'))
  expect(screen.getByRole('link', { name: 'Show the whole team' }).getAttribute('href')).toBe(
    '/m/member/agent/bets?tab=transactions&date=month',
  )
})

it('clears the filters of a list without records, and stays with the account', async () => {
  const none = { ...transactions, transactions: [], totalCount: 0 }
  show({ teamTransactions: none }, '?tab=transactions&member=maya&category=deposit')
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(location.search).toBe('?tab=transactions&member=maya'))
  expect(await screen.findByText('No records in this period')).toBeTruthy()
})

it('shows why the records of an account elsewhere are not shown', async () => {
  const refusal = new GatewayError('refused', { call: 'teamOrders', code: 'downline.notFound' })
  show({ teamOrders: refusal }, '?tab=bets&member=stranger')
  expect(await screen.findByText('No such account is below you.')).toBeTruthy()
})
