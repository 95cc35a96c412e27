import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import type { VipLevels, VipProgress } from '../../../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import Vip from './Vip.tsx'

const levels: VipLevels = {
  giftTurnover: 1,
  levels: [
    { level: 'VIP 1', gifts: [], perks: [{ perkId: 'service', name: 'Service', value: 'Chat' }] },
    {
      level: 'VIP 2',
      rise: { turnover: '5000.00', deposits: '1000.00' },
      keep: { turnover: '2500.00', deposits: '500.00' },
      gifts: [{ gift: 'weekly', amount: '5.00' }],
      perks: [{ perkId: 'service', name: 'Service', value: 'Chat' }],
    },
    {
      level: 'VIP 3',
      rise: { turnover: '20000.00', deposits: '3000.00' },
      gifts: [{ gift: 'weekly', amount: '20.00' }],
      perks: [{ perkId: 'service', name: 'Service', value: 'Own manager' }],
    },
  ],
}
const own: VipProgress = {
  level: 'VIP 2',
  next: 'VIP 3',
  turnover: '5000.00',
  target: '20000.00',
  deposits: '600.00',
  depositTarget: '3000.00',
  keep: { turnover: '2500.00', deposits: '500.00' },
  resetsAt: Date.UTC(2026, 10, 30, 17),
}

function show(
  answers: CallAnswers,
  { memberType, levels: listed }: { memberType?: number; levels?: 'cards' | 'table' } = {},
): void {
  const { client } = createAnsweringClient({ vipLevels: levels, ...answers })
  renderWithProviders(<Vip />, {
    client,
    at: '/m/vip',
    ...(memberType !== undefined && { memberType }),
    ...(listed && { skin: { look: { levels: listed, ornaments: {} } } }),
  })
}

beforeEach(() => publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 }))

it("starts at the member's level, with what is missing to rise and to keep it", async () => {
  show({ vipProgress: own, levelGifts: { gifts: [] } }, { memberType: 41 })
  const tab = await screen.findByRole('tab', { selected: true })
  expect(tab.textContent).toBe('VIP 2Your level')
  const panel = screen.getByRole('tabpanel')
  expect(within(panel).getByText('To reach VIP 3 this month')).toBeTruthy()
  expect(within(panel).getByText('฿5,000.00 of ฿20,000.00')).toBeTruthy()
  expect(within(panel).getByText('To keep VIP 2 each month')).toBeTruthy()
  expect(within(panel).getAllByText('Met')).toHaveLength(2)
  expect(await screen.findByText('Your level has no gifts yet')).toBeTruthy()
})

it('shows another level by tap and by key, and marks its column among the perks', async () => {
  show({ vipProgress: own, levelGifts: { gifts: [] } }, { memberType: 41 })
  fireEvent.keyDown(await screen.findByRole('tab', { selected: true }), { key: 'ArrowRight' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('VIP 3')
  expect(screen.getByText('VIP 3 is never lost')).toBeTruthy()
  const header = screen.getByRole('columnheader', { name: 'VIP 3' })
  expect(header.dataset['selected']).toBe('true')
  fireEvent.click(screen.getByRole('tab', { name: /VIP 1/ }))
  expect(screen.getByText('Every member starts here')).toBeTruthy()
})

it('is read by a guest, who is led to login and back', async () => {
  show({})
  expect(await screen.findByRole('tab', { name: 'VIP 1' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Log in' })
  expect(link.getAttribute('href')).toBe('/m/login?back=%2Fm%2Fvip')
})

it('shows a trial account that gifts need a real one', async () => {
  show({}, { memberType: 4 })
  expect(await screen.findByText('Gifts are for real accounts')).toBeTruthy()
})

it("shows the levels where the member's own place cannot be read", async () => {
  const failed = new GatewayError('http', { call: 'vipProgress', status: 500 })
  show({ vipProgress: failed, levelGifts: { gifts: [] } }, { memberType: 41 })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'VIP 3' })).toBeTruthy()
})

it('lists the levels in a table with the highest first, where the merchant chose it', async () => {
  show({ vipProgress: own, levelGifts: { gifts: [] } }, { memberType: 41, levels: 'table' })
  const chosen = await screen.findByRole('tab', { selected: true })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'VIP 3Own managerValid bets ฿20,000Level-up gift –',
    'VIP 2Your levelValid bets ฿5,000Level-up gift –',
    'VIP 1ChatValid bets –Level-up gift –',
  ])
  fireEvent.keyDown(chosen, { key: 'ArrowUp' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('VIP 3')
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'End' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('VIP 1')
})
