import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import {
  contractFlags,
  DialogsAndToasts,
  dividendOf,
} from '../../../../../../tests/support/contracts.tsx'
import { inlineListText } from '../../../../../../tests/support/inline-list-text.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { markAnswered } from '../../../../state/live.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import Contracts from './Contracts.tsx'

const pageOf = (...contracts: readonly unknown[]) => ({ contracts, pageNum: 1, totalPages: 1 })

function show(answers: CallAnswers, query = 'kind=dividend', flags: object = contractFlags) {
  const { client, sent } = createAnsweringClient(answers)
  renderWithProviders(
    <>
      <Contracts />
      <DialogsAndToasts />
    </>,
    { client, memberType: 1, at: `/m/member/agent/contracts?${query}`, skin: { flags } },
  )
  return { sent }
}

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))
const answer = (name: 'yes' | 'no') => act(async () => fireEvent.click(screen.getByText(name)))

beforeEach(() => {
  localStorage.clear()
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
})

it('shows the present contract: upline, state, date, tiers without an unused condition, and text', async () => {
  show({ currentContracts: { current: dividendOf() } })
  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('heading', { name: 'From boss' })).toBeTruthy()
  expect(card.getByText('Active')).toBeTruthy()
  expect(card.getByText(inlineListText('All games · In force since Oct 21, 2026'))).toBeTruthy()
  const rows = card.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual(['Net loss fromActive membersRate', '฿100110%', '฿5,000.50315.5%'])
  expect(card.getByText('The platform pays after each month.')).toBeTruthy()
})

it('asks to cancel a contract after a confirmation, and not without it', async () => {
  const { sent } = show({
    currentContracts: { current: dividendOf() },
    cancelContract: dividendOf({ status: 'V', changed: { askedBy: 'subordinate' } }),
  })
  await screen.findByRole('article')
  press('Ask to cancel')
  await screen.findByRole('dialog', { name: 'Ask to cancel this contract?' })
  await answer('no')
  expect(sent('cancelContract')).toEqual([])
  press('Ask to cancel')
  await screen.findByRole('dialog')
  await answer('yes')
  expect(await screen.findByText('Request to cancel sent')).toBeTruthy()
  expect(sent('cancelContract')).toEqual([{ contractId: '7' }])
})

it('warns of an offer above the own rate, on its card and before it is accepted', async () => {
  const offer = dividendOf({
    contractId: '8',
    status: 'P',
    rows: [
      { minimumBet: '0', netLoss: '100', activeMember: 1, contractRate: '30.00', status: 'P' },
    ],
  })
  const { sent } = show({
    currentContracts: { current: dividendOf(), offer },
    processContract: { ...offer, status: 'E' },
  })
  expect(await screen.findByText('Above your own rate')).toBeTruthy()
  expect(screen.getByText(/goes up to 30%, your present contract to 15\.5%/)).toBeTruthy()
  press('Accept')
  const dialog = await screen.findByRole('dialog', { name: 'Accept above my own rate?' })
  expect(dialog.textContent).toContain('goes up to 30%')
  await answer('yes')
  expect(sent('processContract')).toEqual([{ contractId: '8', action: 'A' }])
  expect(await screen.findByText('Contract accepted')).toBeTruthy()
})

it('warns of an offer above the contract of the upline, which caps what is paid', async () => {
  show({ currentContracts: { offer: dividendOf({ status: 'P', changed: { aboveOwn: true } }) } })
  expect(await screen.findByText(/above the rate of boss’s own contract/)).toBeTruthy()
})

it('shows why a move is refused, and keeps the contract', async () => {
  show({
    currentContracts: { offer: dividendOf({ status: 'P' }) },
    processContract: new GatewayError('refused', {
      call: 'processContract',
      code: 'contract.closed',
    }),
  })
  await screen.findByRole('article')
  press('Reject')
  await screen.findByRole('dialog', { name: 'Reject this contract?' })
  await answer('yes')
  expect(await screen.findByText('This contract can’t be changed any more.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy()
})

it('shows that there is no contract of a kind, and what brings one', async () => {
  show({ currentContracts: {} })
  expect(await screen.findByText('You have no contract of this kind')).toBeTruthy()
  expect(screen.getByText('When your upline offers you one, it shows up here.')).toBeTruthy()
})

it('shows why contracts did not load, and offers to try again', async () => {
  show({ currentContracts: new GatewayError('timeout', { call: 'currentContracts' }) })
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('reads daily salaries with their own calls, and shows dates and course of one on demand', async () => {
  const salary = {
    id: '3',
    status: 'E',
    details: [{ betVolume: '1000', activeMember: 2, rateType: 'percent', rate: '0.05' }],
    terms: dividendOf().terms,
  }
  show(
    {
      currentDailySalary: { current: salary },
      dailySalaryInfo: { ...salary, terms: { ...salary.terms, text: 'The fresh text.' } },
    },
    'kind=dailySalary',
  )
  expect(await screen.findByText('0.05%')).toBeTruthy()
  press('Details')
  const sheet = within(await screen.findByRole('dialog', { name: 'Daily salary' }))
  expect(await sheet.findByText('The fresh text.')).toBeTruthy()
  expect(sheet.getByText('Contract no.')).toBeTruthy()
  expect(sheet.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Pending'),
    expect.stringContaining('Active'),
  ])
})

it('lists what the agent gave, and answers a request of the subordinate to cancel', async () => {
  const asked = dividendOf({
    status: 'V',
    changed: { upline: 'maya', subordinate: 'nok', askedBy: 'subordinate' },
  })
  const { sent } = show(
    { contractHistory: pageOf(asked), processContract: { ...asked, status: 'X' } },
    'kind=dividend&tab=downline',
  )
  expect(await screen.findByRole('heading', { name: 'For nok' })).toBeTruthy()
  expect(screen.getByText(/^nok asks to cancel this contract/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Refuse' })).toBeTruthy()
  press('Agree')
  await screen.findByRole('dialog', { name: 'Agree to cancel?' })
  await answer('yes')
  expect(sent('processContract')).toEqual([{ contractId: '7', action: 'C' }])
})

it('offers no move for a request of its own, a rejected or an ended contract', async () => {
  const mine = { askedBy: 'upline' } as const
  show(
    {
      contractHistory: pageOf(
        dividendOf({ contractId: '1', status: 'V', changed: mine }),
        dividendOf({ contractId: '2', status: 'N' }),
        dividendOf({ contractId: '3', status: 'X' }),
      ),
    },
    'kind=dividend&tab=downline',
  )
  const cards = await screen.findAllByRole('article')
  const buttons = cards.map((card) =>
    within(card)
      .getAllByRole('button')
      .map((one) => one.textContent),
  )
  expect(buttons).toEqual([['Details'], ['Details'], ['Details']])
  expect(screen.getByText(/^You asked to cancel this contract/)).toBeTruthy()
})

it('lists all contracts and the requests to cancel in the history', async () => {
  show(
    {
      contractHistory: pageOf(
        dividendOf({ status: 'X', changed: { endedAt: Date.UTC(2026, 10, 1) } }),
      ),
      contractRequestHistory: pageOf(),
    },
    'kind=dividend&tab=history',
  )
  expect(await screen.findByText(/Ended (Oct 31|Nov 1), 2026/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /All my contracts/ }))
  press('Cancel requests: downline')
  expect(await screen.findByText('Nobody asked to cancel a contract of your downline')).toBeTruthy()
})

it('has no kind whose flag is off', async () => {
  show({ currentContracts: {} }, '', { HOURSAL3: true, SIGNCONDIV3: true })
  const kinds = within(await screen.findByRole('group', { name: 'Kind of contract' }))
  expect(kinds.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Hourly salary',
    'Dividend',
  ])
  fireEvent.click(kinds.getByText('Dividend'))
  await waitFor(() => expect(location.search).toContain('kind=dividend'))
})

it('shows that no contracts are offered while all flags are off', async () => {
  markAnswered()
  show({}, '', {})
  expect(await screen.findByText('Contracts aren’t open here')).toBeTruthy()
})
