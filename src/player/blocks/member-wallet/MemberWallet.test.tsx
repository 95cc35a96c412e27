import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../tests/support/settings-of.ts'
import CardWallet from './CardWallet.tsx'
import VendorWallets from './VendorWallets.tsx'

const vendor = (name: string, balance: string, maintenance = false) => ({
  vendor: name,
  displayName: name,
  balance,
  maintenance,
})
const wallet = {
  sumBalance: '130.50',
  totalBalance: '100.00',
  currency: 'CNY',
  currencySymbol: '¥',
  isSingle: false,
  vendors: [
    vendor('One', '20.00'),
    vendor('Two', '10.50'),
    vendor('Shut', '0.00', true),
    vendor('Idle', '0.00'),
  ],
}

function show(Wallet: typeof CardWallet, answer: object = wallet, flags = {}) {
  const { client } = createAnsweringClient({ walletBalance: answer })
  renderWithProviders(<Wallet id="w" variant="card" settings={settingsOf('member-wallet')} />, {
    client,
    memberType: 41,
    skin: { flags },
  })
}

it('shows the balance, hides it at a press, and leads to the money pages', async () => {
  show(CardWallet)
  expect(await screen.findByText('¥130.50')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }))
  expect(await screen.findByText('******')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show balance' }))
  expect(screen.getByRole('link', { name: 'Accounts' }).getAttribute('href')).toBe('/m/bankCards')
})

it('lists the first vendors, the rest at a press, and those under maintenance with the word', async () => {
  show(VendorWallets)
  await screen.findByText('¥130.50')
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Main wallet',
    'One',
    'Two',
    'Shut',
  ])
  expect(screen.getByText('Maintenance')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '1 more' }))
  expect(screen.getByText('Idle')).toBeTruthy()
})

it('lists no vendors for a single wallet, and recalls only where transfers are on', async () => {
  show(VendorWallets, { ...wallet, isSingle: true }, { FUNDTRANS3: true })
  await screen.findByText('¥130.50')
  expect(screen.queryAllByRole('term')).toEqual([])
  expect(screen.queryByText('Recall all')).toBeNull()
})
