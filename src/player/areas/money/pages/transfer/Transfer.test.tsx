import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { closeDialog, closeDialogs, useDialogs } from '../../../../state/dialogs.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import { deviceStorage } from '../../../../state/storage.ts'
import Transfer from './Transfer.tsx'

const vendor = (name: string, balance: string, maintenance = false) => ({
  vendor: name.toUpperCase(),
  displayName: name,
  balance,
  maintenance,
})
const wallet = {
  sumBalance: '12680.50',
  totalBalance: '8420.50',
  currency: 'CNY',
  currencySymbol: '¥',
  isSingle: false,
  autoTransfer: true,
  vendors: [
    vendor('One', '1260.00'),
    vendor('Two', '3000.00'),
    vendor('Shut', '0.00', true),
    vendor('Three', '0.00'),
    vendor('Four', '0.00'),
  ],
}
const moved = (state: string) => ({
  transfers: [{ vendor: 'ONE', displayName: 'One', amount: '1000', state, orderId: 'T-1' }],
})

function Dialogs(): ReactNode {
  const [dialog] = useDialogs()
  if (!dialog) return null
  return (
    <button type="button" onClick={() => closeDialog(dialog.id, '')}>
      agree: {dialog.words.text}
    </button>
  )
}

function show(answers: CallAnswers = {}) {
  publishConsolidated({ currency: 'CNY', currencySymbol: '¥', currencyDigits: 2 })
  const { client, sent } = createAnsweringClient({
    walletBalance: wallet,
    walletTransfer: moved('done'),
    ...answers,
  })
  renderWithProviders(
    <>
      <Transfer />
      <Dialogs />
    </>,
    { client, memberType: 41, at: '/m/transfer' },
  )
  return { sent }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** Chooses the vendor and types an amount. */
async function fill(amount: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: /^One/ }))
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: amount } })
}

beforeEach(() => {
  act(closeDialogs)
  deviceStorage.clear()
})

it('leads home where there is one wallet for everything', async () => {
  show({ walletBalance: { ...wallet, isSingle: true, vendors: [] } })
  expect(await screen.findByText('You have one wallet for everything')).toBeTruthy()
  press('Back to home')
  expect(location.pathname).toBe('/m/home')
})

it('shows the first row of wallets, the rest at a press, and a word for those under maintenance', async () => {
  show()
  const grid = within(await screen.findByRole('region', { name: 'Wallets' }))
  expect(grid.getByRole('button', { name: /Shut/ }).hasAttribute('disabled')).toBe(true)
  expect(grid.getByText('Maintenance')).toBeTruthy()
  expect(grid.queryByText('Four')).toBeNull()
  fireEvent.click(grid.getByRole('button', { name: '1 more' }))
  expect(grid.getByText('Four')).toBeTruthy()
})

it('moves an amount into the wallet of a vendor, once, and confirms it', async () => {
  const { sent } = show()
  await fill('1,000')
  press('Transfer')
  press('Transfer')
  expect(await screen.findByText('¥1,000.00 moved to One')).toBeTruthy()
  expect(sent('walletTransfer')).toEqual([
    { action: 'move', from: 'main', to: 'ONE', amount: '1000' },
  ])
  expect(sent('walletBalance').length).toBeGreaterThan(1)
})

it('moves the whole wallet of a vendor back after the sides are swapped', async () => {
  const { sent } = show()
  fireEvent.click(await screen.findByRole('button', { name: /^One/ }))
  press('Swap from and to')
  press('Max')
  press('Transfer')
  expect(await screen.findByText('¥1,260.00 moved to Main wallet')).toBeTruthy()
  expect(sent('walletTransfer')).toEqual([
    { action: 'move', from: 'ONE', to: 'main', amount: '1260.00' },
  ])
})

it('offers only the main wallet as the target of a vendor, so that the sides are never equal', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^From/ }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Two' }))
  press(/^To/)
  const options = await screen.findAllByRole('radio')
  expect(options.map((option) => option.getAttribute('aria-checked'))).toEqual(['true'])
})

it('asks for a target, and refuses more than the wallet has', async () => {
  const { sent } = show()
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '10' } })
  press('Transfer')
  expect(await screen.findByText('Choose where the money goes')).toBeTruthy()
  await fill('9000')
  expect(screen.queryByText('Choose where the money goes')).toBeNull()
  press('Transfer')
  expect(await screen.findByText('You have ¥8,420.50 available')).toBeTruthy()
  expect(sent('walletTransfer')).toEqual([])
})

it.each([
  ['failed', /failed. Your money did not move/],
  ['maintenance', /One is under maintenance/],
  ['unknown', 'We couldn’t confirm the result'],
])('shows what happened when a transfer is %s', async (state, message) => {
  show({ walletTransfer: moved(state) })
  await fill('1000')
  press('Transfer')
  expect(await screen.findByText(message)).toBeTruthy()
  if (state === 'unknown')
    expect(screen.getByRole('link', { name: 'Check records' }).getAttribute('href')).toBe(
      '/m/transaction/record',
    )
})

it('leads to the records when the answer is lost', async () => {
  show({ walletTransfer: new GatewayError('timeout', { call: 'walletTransfer' }) })
  await fill('1000')
  press('Transfer')
  expect(await screen.findByRole('link', { name: 'Check records' })).toBeTruthy()
})

it('locks every button while a transfer runs', async () => {
  show({ walletTransfer: () => new Promise(() => undefined) })
  await fill('1000')
  press('Transfer')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Swap from and to' }).hasAttribute('disabled')).toBe(
      true,
    ),
  )
  for (const name of [/^From/, /^To/, /^One/, 'Recall all'])
    expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('switch').hasAttribute('disabled')).toBe(true)
})

it('explains the automatic transfer, and changes it after a confirmation', async () => {
  const { sent } = show()
  expect(await screen.findByText('Your money moves into each game you open')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'Auto transfer' }))
  fireEvent.click(await screen.findByText(/agree: You will move money yourself/))
  await waitFor(() => expect(sent('walletTransfer')).toEqual([{ action: 'auto', auto: false }]))
})
