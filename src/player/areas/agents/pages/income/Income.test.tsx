import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { inlineListText } from '../../../../../../tests/support/inline-list-text.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import Income from './Income.tsx'
import { monthOf, readMonth, shiftMonth } from './months.ts'

const november = Date.UTC(2026, 10, 1)
const december = Date.UTC(2026, 11, 1)
const income = {
  month: '2026-11',
  from: november,
  to: december,
  daysLeft: 6,
  amount: '120.50',
  paid: '100.00',
  sources: [
    {
      source: 'dividend',
      amount: '20.50',
      settled: false,
      contractId: '7',
      rows: [
        { item: 'validMembers', value: '3', unit: 'count' },
        { item: 'gameProfit', value: '500.00', unit: 'money' },
        { item: 'rebatesIssued', value: '-20.00', unit: 'money' },
        { item: 'platformFee', value: '-25.00', unit: 'money' },
        { item: 'carryOver', value: '-50.00', unit: 'money' },
        { item: 'base', value: '405.00', unit: 'money' },
        { item: 'rateLevel', value: '5.00', unit: 'percent' },
        { item: 'income', value: '20.50', unit: 'money' },
      ],
    },
  ],
  updatedAt: november,
  nextUpdateAt: november,
}
const payout = {
  payoutId: '4',
  orderId: 'A-4',
  source: 'rebate',
  amount: '1.35',
  from: november,
  to: november + 86_400_000,
  paidAt: november + 86_700_000,
}
const payouts = { payouts: [payout], total: '1.35', pageNum: 1, totalPages: 1 }
const detail = {
  payout,
  rows: [{ item: 'income', value: '1.35', unit: 'money' }],
  reasons: [
    {
      username: 'nok',
      product: 'RNG',
      base: '300.00',
      rate: '0.35',
      rateType: 'percent',
      amount: '1.05',
    },
    {
      username: 'ploy',
      product: 'LIVE',
      base: '100.00',
      rate: '0.40',
      rateType: 'percent',
      amount: '0.40',
      contractId: '9',
    },
    {
      item: 'givenOn',
      username: 'mint',
      base: '0.10',
      rate: '100.00',
      rateType: 'percent',
      amount: '-0.10',
    },
  ],
  reasonCount: 3,
  reasonsTotal: '1.35',
  pageNum: 1,
  totalPages: 1,
}

beforeEach(() => publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 }))
function show(answers: CallAnswers = {}, at = '/m/member/agent/income') {
  const { client } = createAnsweringClient({
    agentIncome: income,
    contractPayouts: payouts,
    agentPayout: detail,
    ...answers,
  })
  renderWithProviders(<Income />, { client, memberType: 2, at })
}

it('shows the income of the month with its days left and the hour of its update', async () => {
  show()
  expect(await screen.findByText('6 days left')).toBeTruthy()
  expect(screen.getByText(/^Updated daily at \d\d:\d\d$/)).toBeTruthy()
  expect(screen.getByText('+฿120')).toBeTruthy()
  expect(screen.getByText('฿100.00')).toBeTruthy()
})

it('opens the whole calculation of a source, with a sign for each gain and each deduction', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /Dividend/ }))
  const rows = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(rows).toEqual([
    ['Valid members', '3'],
    ['Game P/L', '+฿500.00'],
    ['Rebates issued', '−฿20.00'],
    ['Platform fee', '−฿25.00'],
    ['Carry-over', '−฿50.00'],
    ['Base', '+฿405.00'],
    ['Rate level', '5.00%'],
    ['Income', '+฿20.50'],
  ])
  expect(screen.getByRole('link', { name: 'See the contract' }).getAttribute('href')).toBe(
    '/m/member/agent/contracts?tab=mine&kind=dividend',
  )
})

it('goes to the month before, and from the present month to no later one', async () => {
  show()
  expect(screen.getByRole('button', { name: 'Next month' }).hasAttribute('disabled')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(location.search).toBe(`?month=${shiftMonth(monthOf(Date.now()), -1)}`)
})

it('shows that a month has no income, and leads to the links where they are on', async () => {
  show({ agentIncome: { ...income, sources: [], amount: '0.00', paid: '0.00', daysLeft: 0 } })
  expect(await screen.findByText('No income in this month')).toBeTruthy()
  expect(screen.getByText('Month complete')).toBeTruthy()
})

it('shows the payouts beside a failed month, and tries the month again', async () => {
  let answers = 0
  show({
    agentIncome: () => {
      answers += 1
      return answers === 1 ? new GatewayError('http', { call: 'agentIncome', status: 500 }) : income
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('6 days left')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Rebate/ }).getAttribute('href')).toBe(
    '/m/member/agent/income?payout=4',
  )
})

it('filters the payouts by their source', async () => {
  show({ contractPayouts: { ...payouts, payouts: [], total: '0.00', totalPages: 0 } })
  expect(await screen.findByText('Nothing has been paid yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /All sources/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Commission' }))
  expect(await screen.findByText('Nothing has been paid from this source yet')).toBeTruthy()
})

it('explains a payout by parts whose sum is the payout', async () => {
  show({}, '/m/member/agent/income?payout=4')
  const article = await screen.findByRole('article', { name: 'Rebate' })
  expect(within(article).getByText('A-4')).toBeTruthy()
  expect(screen.getByText('nok and everybody below')).toBeTruthy()
  expect(screen.getByText(inlineListText('Slots · ฿300.00 × 0.35%'))).toBeTruthy()
  expect(
    screen.getByText(inlineListText('Live casino · ฿100.00 × 0.40% · Contract 9')),
  ).toBeTruthy()
  expect(screen.getByText('Passed on by your contracts: mint')).toBeTruthy()
  expect(screen.getByText('−฿0.10')).toBeTruthy()
  expect(screen.getByText('Sum').nextElementSibling?.textContent).toBe('+฿1.35')
})

it('loads the parts of a payout page by page, with the sum of all from the first', async () => {
  const { reasons } = detail
  const pages = { reasonCount: 21, reasonsTotal: '31.35', totalPages: 2 }
  show(
    {
      agentPayout: ({ pageNum }: { readonly pageNum?: number }) =>
        pageNum === 2
          ? { ...detail, ...pages, pageNum: 2, reasons: [{ ...reasons[0], username: 'last' }] }
          : { ...detail, ...pages },
    },
    '/m/member/agent/income?payout=4',
  )
  expect(await screen.findByText('+฿31.35')).toBeTruthy()
  expect(screen.queryByText('last and everybody below')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('last and everybody below')).toBeTruthy()
  expect(screen.getByText('nok and everybody below')).toBeTruthy()
})

it('takes the present month for an address that names none of the last two years', () => {
  const now = Date.UTC(2026, 10, 25)
  expect(readMonth('2026-09', now)).toBe('2026-09')
  for (const text of [null, '2026-13', '2026-12', '2024-10', 'x'])
    expect(readMonth(text, now)).toBe('2026-11')
})
