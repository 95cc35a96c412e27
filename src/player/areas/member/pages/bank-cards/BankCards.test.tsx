import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import BankCards from './BankCards.tsx'

const card = {
  id: '1',
  bankCode: 'HARB',
  bankName: 'Harbour Bank',
  number: '****5678',
  holder: 'M****',
  createdAt: 0,
}
const banks = [
  { code: 'HARB', name: 'Harbour Bank' },
  { code: 'NORT', name: 'Northern Mutual' },
]

function show(cards: object, addBankCard: unknown = true, at = '/m/bankCards') {
  const { client, sent } = createAnsweringClient({ bankCards: cards, addBankCard })
  renderWithProviders(<BankCards />, { client, memberType: 41, at })
  return { sent }
}

it('asks for the real name first, because it is the holder of every account', async () => {
  show({ cards: [], banks, max: 5 })
  const link = await screen.findByRole('link', { name: 'Enter real name' })
  expect(link.getAttribute('href')).toBe('/m/myAccount/index?edit=payeeName&back=%2Fm%2FbankCards')
})

it('adds an account with the digits alone, for the holder that is locked', async () => {
  const { sent } = show({ cards: [card], banks, max: 5, holder: 'Maya Rangi' })
  expect(await screen.findByText('****5678')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add a bank account' }))
  expect(screen.getByText('Holder: Maya Rangi')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Bank/), { target: { value: 'NORT' } })
  fireEvent.input(screen.getByLabelText(/Account number/), { target: { value: '1234-5678 90' } })
  fireEvent.input(screen.getByLabelText(/Login password/), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save bank account' }))
  await waitFor(() =>
    expect(sent('addBankCard')).toEqual([
      { bankCode: 'NORT', number: '1234567890', verifyPwd: 'secret' },
    ]),
  )
})

it('leads back to where an account was asked for, once it is saved', async () => {
  show(
    { cards: [], banks, max: 5, holder: 'Maya Rangi' },
    true,
    '/m/bankCards?back=%2Fm%2Fwithdraw',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Add a bank account' }))
  fireEvent.input(screen.getByLabelText(/Account number/), { target: { value: '12345' } })
  fireEvent.input(screen.getByLabelText(/Login password/), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save bank account' }))
  await waitFor(() => expect(location.pathname).toBe('/m/withdraw'))
})

it('shows at the number that the bank does not know it', async () => {
  show(
    { cards: [], banks, max: 5, holder: 'Maya Rangi' },
    new GatewayError('refused', { call: 'addBankCard', code: 'bankCard.number' }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Add a bank account' }))
  fireEvent.input(screen.getByLabelText(/Account number/), { target: { value: '12345' } })
  fireEvent.input(screen.getByLabelText(/Login password/), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save bank account' }))
  expect(await screen.findByText('The account number is not valid for this bank')).toBeTruthy()
})

it('offers no further account once their number is reached', async () => {
  show({ cards: [card], banks, max: 1, holder: 'Maya Rangi' })
  expect(await screen.findByText(/reached the highest number of accounts/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a bank account' })).toBeNull()
})
