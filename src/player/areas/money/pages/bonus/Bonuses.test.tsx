import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import type { Bonus } from '../../../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { closeDialog, useDialogs } from '../../../../state/dialogs.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import { useToasts } from '../../../../state/toasts.ts'
import Bonuses from './Bonuses.tsx'

const hourMs = 3_600_000
const bonus: Bonus = {
  bonusId: '7',
  title: 'Welcome bonus',
  amount: '500.00',
  state: 'active',
  receivedAt: Date.UTC(2026, 10, 20, 8),
  orderId: 'B260001',
  required: '10000.00',
  done: '6420.00',
  left: '3580.00',
  expiresAt: Date.now() + 3 * hourMs,
  maxCashOut: '2000.00',
  categories: ['RNG', 'FISH'],
}
const page = (...bonuses: readonly Bonus[]) => ({
  bonuses,
  active: bonuses.length,
  pageNum: 1,
  totalPages: 1,
})

/** Shows the open dialog with its two answers, and the last notification. */
function Messages(): ReactNode {
  const [dialog] = useDialogs()
  return (
    <>
      {dialog && dialog.kind !== 'prompt' && (
        <div role="dialog">
          <p>{dialog.words.text}</p>
          <button type="button" onClick={() => closeDialog(dialog.id, '')}>
            agree
          </button>
          <button type="button" onClick={() => closeDialog(dialog.id)}>
            refuse
          </button>
        </div>
      )}
      <p role="log">{useToasts().at(-1)?.lines.join(' ')}</p>
    </>
  )
}

function show(answers: CallAnswers) {
  const { client, sent } = createAnsweringClient(answers)
  renderWithProviders(
    <>
      <Bonuses />
      <Messages />
    </>,
    { client, memberType: 41, at: '/m/bonus' },
  )
  return { sent }
}

beforeEach(() => {
  localStorage.clear()
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
})

it('shows what was played of the turnover, the games that count and the time that is left', async () => {
  show({ bonuses: page(bonus) })
  expect(await screen.findByRole('heading', { name: 'Welcome bonus' })).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64')
  expect(screen.getByText('64 %')).toBeTruthy()
  expect(screen.getByText('฿6,420.00 of ฿10,000.00 played')).toBeTruthy()
  expect(screen.getByText('฿3,580.00 left')).toBeTruthy()
  expect(screen.getByText('Counts in: Slots, Fishing')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/^(3:00|2:59)/)
  fireEvent.click(screen.getByRole('button', { name: 'Details Welcome bonus' }))
  expect(screen.getByText('B260001')).toBeTruthy()
})

it('is not complete before the last of its turnover is played', async () => {
  show({ bonuses: page({ ...bonus, done: '9999.99', left: '0.01' }) })
  expect(await screen.findByText('99 %')).toBeTruthy()
})

it('forfeits a bonus only after two confirmations, and the first one lists what is lost', async () => {
  const { sent } = show({ bonuses: page(bonus), forfeitBonus: { ...bonus, state: 'forfeited' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Forfeit Welcome bonus' }))
  expect(await screen.findByText(/up to ฿500\.00.*฿6,420\.00/)).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByText('agree')))
  expect(await screen.findByText(/“Welcome bonus” ends at once/)).toBeTruthy()
  expect(sent('forfeitBonus')).toEqual([])
  await act(async () => fireEvent.click(screen.getByText('agree')))
  expect(await screen.findByText('The bonus is forfeited')).toBeTruthy()
  expect(sent('forfeitBonus')).toEqual([{ bonusId: '7' }])
})

it('keeps a bonus whose second confirmation is refused', async () => {
  const { sent } = show({ bonuses: page(bonus), forfeitBonus: bonus })
  fireEvent.click(await screen.findByRole('button', { name: 'Forfeit Welcome bonus' }))
  fireEvent.click(await screen.findByText('agree'))
  await screen.findByText(/ends at once/)
  await act(async () => fireEvent.click(screen.getByText('refuse')))
  expect(sent('forfeitBonus')).toEqual([])
})

it('leads to the records when it is unknown whether a bonus was forfeited', async () => {
  show({
    bonuses: page(bonus),
    forfeitBonus: new GatewayError('timeout', { call: 'forfeitBonus' }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Forfeit Welcome bonus' }))
  fireEvent.click(await screen.findByText('agree'))
  await screen.findByText(/ends at once/)
  fireEvent.click(screen.getByText('agree'))
  const link = await screen.findByRole('link', { name: 'Check records' })
  expect(link.getAttribute('href')).toBe('/m/account/record')
})

it('offers no forfeit for a bonus that has ended, and names its end', async () => {
  show({ bonuses: page({ ...bonus, state: 'forfeited', endedAt: Date.UTC(2026, 10, 22, 8) }) })
  fireEvent.click(await screen.findByRole('tab', { name: 'Ended' }))
  expect(await screen.findByText(/^Forfeited Nov 22, 2026/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Forfeit/ })).toBeNull()
  expect(screen.queryByRole('timer')).toBeNull()
})

it('leads to a deposit where there is no bonus', async () => {
  show({ bonuses: page() })
  fireEvent.click(await screen.findByRole('button', { name: 'Go to deposit' }))
  await waitFor(() => expect(location.pathname).toBe('/m/voucherCenter'))
})
