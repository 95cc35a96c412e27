import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createAnsweringClient } from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import type { ProfitReport } from '../../../../../core/contract/generated/gateway.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import Profit from './Profit.tsx'

const dayMs = 86_400_000
const slots = { bets: '100.00', payout: '90.50', rebate: '1.25', net: '-8.25', count: 4 }
const report: ProfitReport = {
  totals: { ...slots, bonus: '20.00', net: '11.75' },
  categories: [
    {
      ...slots,
      gameCategory: 'RNG',
      vendors: [
        {
          ...slots,
          vendor: 'LUNA',
          displayName: 'Luna',
          games: [
            { gameCode: '1', name: 'Kite', bets: '60', payout: '90.5', net: '30.50', count: 2 },
            { gameCode: '2', name: 'Well', bets: '40', payout: '0', net: '-40.00', count: 2 },
          ],
        },
      ],
    },
  ],
  days: [
    { day: Date.now() - 2 * dayMs, net: '30.50' },
    { day: Date.now() - dayMs, net: '-40.00' },
    { day: Date.now(), net: '21.25' },
  ],
  updatedAt: Date.now(),
}
const blank = {
  ...report,
  totals: { bets: '0', payout: '0', rebate: '0', bonus: '0.00', net: '0', count: 0 },
  categories: [],
}

function show(memberProfit: unknown) {
  const { client } = createAnsweringClient({ memberProfit })
  const call = vi.fn(client.call)
  // A client with the only method that components use.
  const watched = { call } as unknown as Client
  renderWithProviders(<Profit />, { client: watched, memberType: 41, at: '/m/profit' })
  return {
    asked: () =>
      call.mock.calls.flatMap(([name, options]) => (name === 'memberProfit' ? [options] : [])),
  }
}

beforeEach(() => publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 }))

it('shows the net result, and the parts that add up to it', async () => {
  show(report)
  expect(await screen.findAllByText(/\+฿11/)).toBeTruthy()
  const part = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent
  expect(['Payout', 'Valid bets', 'Rebate', 'Bonus', 'Net result'].map(part)).toEqual([
    '+฿90.50',
    '−฿100.00',
    '+฿1.25',
    '+฿20.00',
    '+฿11.75',
  ])
})

it('opens a category to its vendors, and a vendor to its games and its rebate', async () => {
  show(report)
  fireEvent.click(await screen.findByRole('button', { name: /Slots/ }))
  fireEvent.click(screen.getByRole('button', { name: /Luna.*−฿8\.25/ }))
  const games = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(games).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Kite\+฿30\.50.*Payout 90\.50.*− Valid bets 60\.00/),
      expect.stringMatching(/Well−฿40\.00/),
    ]),
  )
  expect(screen.getAllByText('Rebate').at(-1)?.parentElement?.textContent).toContain('+฿1.25')
})

it('reads the days of the chart to a screen reader as a table', async () => {
  show(report)
  const table = await screen.findByRole('table', { name: 'Net result of each day' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('cell').textContent)).toEqual([
    '+฿30.50',
    '−฿40.00',
    '+฿21.25',
  ])
})

it('asks for days of the platform, and shows when they begin by the player’s clock', async () => {
  const { asked } = show(report)
  fireEvent.click(await screen.findByRole('tab', { name: 'Yesterday' }))
  const today = new Date().setUTCHours(0, 0, 0, 0)
  await waitFor(() => expect(asked().at(-1)?.query).toEqual({ from: today - dayMs, to: today }))
  const [hours = 0, minutes = 0] = [new Date(today).getHours(), new Date(today).getMinutes()]
  const start = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
  expect(
    await screen.findByText(`A day here begins at ${start} your time (00:00 UTC).`),
  ).toBeTruthy()
})

it('refuses more than 30 days and keeps the report', async () => {
  const { asked } = show(report)
  expect((await screen.findAllByText(/\+฿11/)).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('tab', { name: 'Choose dates' }))
  expect(screen.getByText('At most 30 days at a time')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getByText('Choose at most 30 days')).toBeTruthy()
  expect(screen.getAllByText(/\+฿11/).length).toBeGreaterThan(0)
  expect(asked()).toHaveLength(1)
})

it('offers 30 days where there were no bets', async () => {
  const { asked } = show(blank)
  fireEvent.click(await screen.findByRole('button', { name: 'Show 30 days' }))
  expect(await screen.findByRole('button', { name: 'Go to the games' })).toBeTruthy()
  expect(asked()).toHaveLength(2)
})

it('offers another try when the report failed', async () => {
  show(new GatewayError('http', { call: 'memberProfit', status: 503 }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
