import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type {
  SignInCalendar as Calendar,
  CalendarDay,
} from '../../../../../core/contract/generated/gateway.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import SignInCalendar from './SignInCalendar.tsx'

const days = Array.from({ length: 35 }, (_, place): CalendarDay => {
  const day = new Date(Date.UTC(2026, 10, 1 + place)).toISOString().slice(0, 10)
  const state =
    day === '2026-11-24'
      ? 'signed'
      : day < '2026-11-25'
        ? 'missed'
        : day === '2026-11-25'
          ? 'today'
          : 'ahead'
  return { day, amount: state === 'missed' ? '0.00' : '2.00', state }
})
const calendar: Calendar = {
  today: '2026-11-25',
  signed: false,
  streak: 1,
  turnover: 1,
  nextDayAt: Date.now() + 3_600_000,
  days,
}

function show(variant: 'month' | 'week', change: Partial<Calendar> = {}) {
  const { client, sent } = createAnsweringClient({
    rewardCenter: { rewards: [], count: 0, total: '0.00', calendar: { ...calendar, ...change } },
    signInToday: {
      rewardId: 'signIn:2026-11-25',
      title: 'Daily sign-in',
      amount: '2.00',
      orderId: 'B1',
      claimedAt: 1,
    },
  })
  const settings = settingsOf('sign-in-calendar')
  renderWithProviders(<SignInCalendar id="c" variant={variant} settings={settings} />, {
    client,
    memberType: 41,
  })
  return { sent }
}

beforeEach(() => {
  localStorage.clear()
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
})

it("signs in on the gateway's day, whatever the phone's clock shows", async () => {
  const { sent } = show('month')
  const button = await screen.findByRole('button', { name: /^Sign in today.*฿2.00$/ })
  expect(screen.getByText('1 day in a row')).toBeTruthy()
  expect(screen.getByText('November 2026')).toBeTruthy()
  await act(async () => fireEvent.click(button))
  expect(sent('signInToday')).toEqual([{ day: '2026-11-25' }])
})

it('shows the days of the month alone, or those of the present week', async () => {
  show('month')
  await screen.findByText('November 2026')
  // The days of December are empty cells.
  expect(screen.getAllByText(/^(Signed in|Missed|Today|To come)$/)).toHaveLength(30)
})

it('shows the present week in the variant week', async () => {
  show('week')
  await screen.findByText('November 2026')
  expect(screen.getAllByText(/^(Signed in|Missed|Today|To come)$/)).toHaveLength(7)
})

it('has no button once the player has signed in, and shows the reward of the next day', async () => {
  show('month', { signed: true })
  expect(await screen.findByText('Signed in today')).toBeTruthy()
  expect(screen.getByText('Tomorrow ฿2.00')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Sign in/ })).toBeNull()
})
