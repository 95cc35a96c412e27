import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import PointsExchange from './PointsExchange.tsx'

const terms = {
  points: 100,
  amount: '5.00',
  min: 500,
  dailyCap: 5000,
  doneToday: 0,
  balance: 8420,
  turnover: 2,
  days: 7,
  resetsAt: Date.UTC(2026, 10, 26),
}
const order = { orderId: 'P1', kind: 'cash', name: '', points: 1000, amount: '50.00', steps: [] }

function show(answers: CallAnswers) {
  const { client, sent } = createAnsweringClient({ convertTerms: terms, ...answers })
  renderWithProviders(<PointsExchange />, { client, memberType: 41, at: '/m/mall/mallHome' })
  return { sent }
}
const field = () => screen.findByRole('textbox', { name: 'Points to convert' })

beforeEach(() => {
  localStorage.clear()
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
})

it('shows what the player receives and must stake, and sends whole points once', async () => {
  const { sent } = show({ convertPoints: order })
  expect(await screen.findByText('100 points = ฿5.00')).toBeTruthy()
  fireEvent.change(await field(), { target: { value: '1000' } })
  expect(screen.getByText('฿50.00')).toBeTruthy()
  expect(screen.getByText('7,420')).toBeTruthy()
  expect(screen.getByText(/staked 2 times, ฿100\.00 in all.*7 days/)).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Convert 1,000 points' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText('฿50.00 is in your main wallet')).toBeTruthy()
  expect(sent('convertPoints')).toEqual([{ points: 1000 }])
})

it('shows what is wrong with a number of points and sends nothing', async () => {
  const { sent } = show({})
  fireEvent.change(await field(), { target: { value: '400' } })
  fireEvent.click(screen.getByRole('button', { name: 'Convert' }))
  expect(await screen.findByText('The minimum is 500 points')).toBeTruthy()
  fireEvent.change(await field(), { target: { value: '5100' } })
  expect(screen.getByText('You can still convert 5,000 points today')).toBeTruthy()
  expect(sent('convertPoints')).toEqual([])
})

it.each([
  ['too few points', { balance: 120 }, 'You need 380 points more'],
  ['a cap that is reached', { doneToday: 5000 }, /You have reached today’s cap/],
])('shows at once why nothing can be converted with %s', async (_, change, words) => {
  show({ convertTerms: { ...terms, ...change } })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Convert' }).disabled).toBe(true)
})

it('leads to the history when the result of a conversion is unknown', async () => {
  show({ convertPoints: new GatewayError('timeout', { call: 'convertPoints' }) })
  fireEvent.change(await field(), { target: { value: '500' } })
  fireEvent.click(screen.getByRole('button', { name: 'Convert 500 points' }))
  const link = await screen.findByRole('link', { name: 'Check records' })
  expect(link.getAttribute('href')).toBe('/m/mall/mallHome?tab=history')
})

it('keeps what was typed, and shows why the gateway refused it', async () => {
  show({
    convertPoints: new GatewayError('refused', {
      call: 'convertPoints',
      code: 'points.cap',
      status: 409,
    }),
  })
  fireEvent.change(await field(), { target: { value: '500' } })
  fireEvent.click(screen.getByRole('button', { name: 'Convert 500 points' }))
  expect(await screen.findByText('That is more than you can convert today')).toBeTruthy()
  await waitFor(async () => expect((await field()).getAttribute('value')).toBe('500'))
})
