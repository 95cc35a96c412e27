import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { downlineOf, downlinePageOf } from '../../../../../../tests/support/downline-page.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { closeDialog, closeDialogs, useDialogs } from '../../../../state/dialogs.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import { deviceStorage } from '../../../../state/storage.ts'
import TeamTransfer from './TeamTransfer.tsx'

const wallet = {
  sumBalance: '500.00',
  totalBalance: '500.00',
  currency: 'THB',
  currencySymbol: '฿',
  isSingle: true,
  autoTransfer: true,
  vendors: [],
}
const downlines = downlinePageOf([
  downlineOf('nok'),
  downlineOf('ploy'),
  downlineOf('mint', { state: 'frozen' }),
])
const receipt = { orderId: 'T-1', username: 'nok', amount: '100', time: 0, balance: '400.00' }

/** Answers the PIN of each prompt. */
function Pin(): ReactNode {
  const [dialog] = useDialogs()
  if (!dialog) return null
  return (
    <button type="button" onClick={() => closeDialog(dialog.id, '246810')}>
      pin: {dialog.words.text}
    </button>
  )
}

function show(answers: CallAnswers = {}, at = '/m/member/agent/transfer') {
  const { client, sent } = createAnsweringClient({
    walletBalance: wallet,
    downlines,
    transferDownline: receipt,
    ...answers,
  })
  renderWithProviders(
    <>
      <TeamTransfer />
      <Pin />
    </>,
    { client, memberType: 2, at },
  )
  return { sent }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** The field of a recipient's amount. */
const amountOf = (name: string) =>
  within(screen.getByRole('group', { name })).getByLabelText('Amount')
async function add(name: string, amount: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a recipient' }))
  fireEvent.click(await screen.findByRole('radio', { name }))
  fireEvent.change(amountOf(name), { target: { value: amount } })
}
async function confirm(): Promise<void> {
  press('Review the transfer')
  fireEvent.click(await screen.findByRole('button', { name: /^Transfer ฿/ }))
  fireEvent.click(await screen.findByText(/^pin: /))
}

beforeEach(() => {
  act(closeDialogs)
  deviceStorage.clear()
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
})

it('transfers to one subordinate after the amounts were repeated and the PIN was asked', async () => {
  const { sent } = show({}, '/m/member/agent/transfer?to=nok')
  await screen.findByRole('group', { name: 'nok' })
  fireEvent.change(amountOf('nok'), { target: { value: '100' } })
  fireEvent.change(screen.getByLabelText('Remark'), { target: { value: ' Lunch ' } })
  press('Review the transfer')
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('1 recipient')).toBeTruthy()
  expect(sheet.getByText('Lunch')).toBeTruthy()
  expect(sheet.getByText('฿400.00')).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: 'Transfer ฿100.00' }))
  fireEvent.click(await screen.findByText(/^pin: /))
  expect(await screen.findByText('฿100.00 transferred')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('฿100.00 transferred'))
  expect(sent('transferDownline')).toEqual([
    { username: 'nok', amount: '100', remark: 'Lunch', paymentPassword: '246810' },
  ])
  expect(screen.getByText('−฿100.00')).toBeTruthy()
})

it('transfers to many, shows the result of each row, and goes back to those that failed', async () => {
  const { sent } = show({
    transferMultipleDownline: {
      rows: [
        { username: 'nok', amount: '10.50', state: 'done', orderId: 'T-2' },
        { username: 'ploy', amount: '20', state: 'failed', errorCode: 'downline.closed' },
      ],
      total: '10.50',
      balance: '489.50',
    },
  })
  await add('nok', '10.5')
  await add('ploy', '20')
  expect(screen.getByText('Subtotal').nextElementSibling?.textContent).toBe('฿30.50')
  await confirm()
  expect(await screen.findByText('฿10.50 transferred, some rows failed')).toBeTruthy()
  expect(sent('transferMultipleDownline')).toEqual([
    {
      rows: [
        { username: 'nok', amount: '10.5' },
        { username: 'ploy', amount: '20' },
      ],
      paymentPassword: '246810',
    },
  ])
  expect(screen.getByText('This account is closed to transfers.')).toBeTruthy()
  expect(screen.getByText('฿489.50')).toBeTruthy()
  press('Correct the failed rows')
  expect(await screen.findByRole('group', { name: 'ploy' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'nok' })).toBeNull()
})

it('refuses an empty amount, and a subtotal above the main wallet', async () => {
  const { sent } = show()
  await add('nok', '')
  press('Review the transfer')
  expect(await screen.findByText('Enter an amount')).toBeTruthy()
  fireEvent.change(amountOf('nok'), { target: { value: '300' } })
  await add('ploy', '300')
  expect(screen.getByText('The subtotal is more than your main wallet holds')).toBeTruthy()
  press('Review the transfer')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent('transferMultipleDownline')).toEqual([])
})

it('offers no subordinate twice, and none whose account is closed', async () => {
  show({}, '/m/member/agent/transfer?to=nok')
  fireEvent.click(await screen.findByRole('button', { name: 'Add a recipient' }))
  expect((await screen.findByRole('radio', { name: 'nok' })).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Already chosen')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'mint' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Closed to transfers')).toBeTruthy()
})

it.each([
  ['pin.missing', 'Set your withdrawal PIN first'],
  ['transfer.turnover', 'Part of your balance is locked until its turnover is done.'],
])('shows what to do when the gateway answers %s', async (code, words) => {
  show({
    transferDownline: new GatewayError('refused', { call: 'transferDownline', code, status: 400 }),
  })
  await add('nok', '100')
  await confirm()
  expect(await screen.findByText(words)).toBeTruthy()
  if (code === 'pin.missing')
    expect(screen.getByRole('link', { name: 'Set the PIN' }).getAttribute('href')).toBe(
      '/m/changePsw?tab=pin&back=%2Fm%2Fmember%2Fagent%2Ftransfer',
    )
})

it('leads an agent without a PIN to where it is set, before anything is typed', async () => {
  show({ securityConfig: { withdrawalPassword: false } })
  expect(await screen.findByRole('link', { name: 'Set the PIN' })).toBeTruthy()
  await add('nok', '100')
  expect(screen.getByRole('button', { name: 'Review the transfer' }).hasAttribute('disabled')).toBe(
    true,
  )
})

it('shows what was typed again after the agent has set a PIN, and nothing of it in another transfer', async () => {
  show({ securityConfig: { withdrawalPassword: false } }, '/m/member/agent/transfer?to=nok')
  await screen.findByRole('group', { name: 'nok' })
  fireEvent.change(amountOf('nok'), { target: { value: '100' } })
  fireEvent.click(await screen.findByRole('link', { name: 'Set the PIN' }))
  expect(screen.queryByRole('group', { name: 'nok' })).toBeNull()
  act(() => history.back())
  await screen.findByRole('group', { name: 'nok' })
  expect(amountOf('nok')).toHaveProperty('value', '100')
})

it('asks for the PIN again after a wrong one', async () => {
  let sent = 0
  show({
    transferDownline: () => {
      sent += 1
      const code = 'pin.incorrect'
      return sent > 1
        ? receipt
        : new GatewayError('refused', { call: 'transferDownline', code, status: 400 })
    },
  })
  await add('nok', '100')
  await confirm()
  fireEvent.click(await screen.findByText('pin: That PIN isn’t right. Try again.'))
  expect(await screen.findByText('฿100.00 transferred')).toBeTruthy()
})

it('leads to the records when the answer is lost', async () => {
  show({ transferDownline: new GatewayError('timeout', { call: 'transferDownline' }) })
  await add('nok', '100')
  await confirm()
  expect(await screen.findByRole('link', { name: 'Check records' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(amountOf('nok')).toBeTruthy()
})
