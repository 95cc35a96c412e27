import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import AgentHome from './AgentHome.tsx'

const noon = Date.UTC(2026, 10, 3, 12)
const income = {
  period: 'month',
  amount: '90.50',
  sources: [
    { source: 'rebate', amount: '60.50' },
    { source: 'dividend', amount: '30.00' },
    { source: 'commission', amount: '0.00' },
  ],
  expected: '905.00',
  daysLeft: 28,
  days: [
    { day: Date.UTC(2026, 10, 1), amount: '50.00' },
    { day: Date.UTC(2026, 10, 2), amount: '30.25' },
    { day: Date.UTC(2026, 10, 3), amount: '10.25' },
  ],
  updatedAt: noon,
  nextUpdateAt: noon,
}
const team = {
  period: 'month',
  from: noon,
  to: noon,
  teamSize: 1480,
  agents: 12,
  newMembers: 41,
  deposits: '0',
  withdrawals: '0',
  validBets: '0',
  profit: '0',
  activeMembers: 86,
  updatedAt: noon,
}
const nothingWaits = { dailysalreqtype: 0, divtypecompperiodreq: 0, contracthoursalreq: 0 }

function show(answers: CallAnswers = {}, flags: Readonly<Record<string, boolean>> = {}) {
  const { client } = createAnsweringClient({
    teamKpiA: team,
    teamKpiB: income,
    fundsConsolidated: nothingWaits,
    announcements: { agent: [] },
    ...answers,
  })
  return renderWithProviders(<AgentHome />, {
    client,
    memberType: 1,
    skin: { flags },
    at: '/m/member/agent/home',
  })
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
})

it('shows the income of the month, the days left, and what it comes to', async () => {
  show()
  expect(await screen.findByText('Income in November')).toBeTruthy()
  expect(screen.getByText('28 days left')).toBeTruthy()
  expect(screen.getByText('About 905.00 by the end of the month')).toBeTruthy()
  const chart = screen.getByRole('figure', { name: 'Income of the month, day by day' })
  const rows = within(chart).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayIncome so far',
    'Nov 1, 202650.00',
    'Nov 2, 202680.25',
    'Nov 3, 202690.50',
  ])
})

it('shows the team, who is new, and how yesterday differs from the day before', async () => {
  show()
  expect(await screen.findByText('1,480')).toBeTruthy()
  expect(await screen.findByText('86 active today')).toBeTruthy()
  expect(await screen.findByText('41 of them today')).toBeTruthy()
  expect(await screen.findByText('−19.75 on the day before')).toBeTruthy()
})

it('leads from a contract that waits to the page on which the agent answers', async () => {
  show(
    { fundsConsolidated: { dailysalreqtype: 2, divtypecompperiodreq: 1, contracthoursalreq: 1 } },
    { DAILYSALCONT3: true, SIGNCONDIV3: true, HOURSAL3: false },
  )
  expect(await screen.findByText('Your daily salary is to be cancelled')).toBeTruthy()
  expect(screen.getByText('A dividend is offered to you')).toBeTruthy()
  expect(
    screen.getAllByRole('link', { name: /^Review ./ }).map((link) => link.getAttribute('href')),
  ).toEqual(['/m/member/agent/getSalaryContract', '/m/member/agent/getDevidendContract'])
  expect(screen.getByRole('link', { name: /Contracts/ }).textContent).toContain('2')
})

it('lists the agents’ pages whose flags are on', async () => {
  const view = show()
  expect(await screen.findByRole('link', { name: 'Team' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Transactions' }).getAttribute('href')).toBe(
    '/m/member/agent/bets?tab=transactions',
  )
  expect(screen.queryByRole('link', { name: 'Transfer to team' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Referral links' })).toBeNull()
  view.unmount()
  show({}, { MEMTRANS3: true, AFFMAN3: true })
  expect(await screen.findByRole('link', { name: 'Transfer to team' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Referral links' })).toBeTruthy()
})

it('shows the text of an announcement in a sheet', async () => {
  const notice = { id: 'a', title: 'Payout on Friday', content: '<p>At <b>noon</b></p>' }
  show({ announcements: { agent: [notice] } })
  fireEvent.click(await screen.findByRole('button', { name: /Payout on Friday/ }))
  expect(await screen.findByText('noon')).toBeTruthy()
})

it('adds the sources up to the income, and leads to their explanation', async () => {
  show()
  const list = (await screen.findByText('Where it comes from')).closest('section')
  expect(list?.textContent).toContain('Rebate60.50Dividend30.00Commission0.00Total90.50')
  expect(screen.getAllByRole('link', { name: /My income/ })[1]?.getAttribute('href')).toBe(
    '/m/member/agent/income',
  )
})

it('keeps the agents’ pages when the figures fail, and loads them again', async () => {
  let works = false
  show({
    teamKpiA: () => (works ? team : new GatewayError('http', { call: 'teamKpiA', status: 500 })),
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(await screen.findByRole('link', { name: 'Team' })).toBeTruthy()
  works = true
  fireEvent.click(retry)
  expect(await screen.findByText('1,480')).toBeTruthy()
})
