import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { watchSavedFile } from '../../../../../../tests/support/watch-saved-file.ts'
import AccountRecord from './AccountRecord.tsx'

const posting = (id: string, more: object = {}) => ({
  id,
  kind: 'deposit',
  amount: '200.00',
  balanceAfter: '1200.00',
  wallet: 'main',
  createdAt: Date.now(),
  ...more,
})

function show(isSingle: boolean) {
  const postings = [
    posting('1', { orderId: 'D1' }),
    posting('2', {
      kind: 'stake',
      amount: '-5.00',
      wallet: 'V',
      walletName: 'Kestrel',
      orderId: 'B1',
    }),
  ]
  const { client } = createAnsweringClient({
    walletBalance: {
      sumBalance: '1.00',
      totalBalance: '1.00',
      currency: 'THB',
      currencySymbol: '฿',
      isSingle,
      vendors: [{ vendor: 'V', displayName: 'Kestrel', balance: '1.00' }],
    },
    accountRecord: {
      postings,
      totalIn: '400.00',
      totalOut: '-5.00',
      totalCount: 2,
      pageNum: 1,
      totalPages: 1,
    },
  })
  renderWithProviders(<AccountRecord />, { client, memberType: 41, at: '/m/account/record' })
}

it('shows each posting with the balance after it, and leads to the order or the bet behind it', async () => {
  show(false)
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/m/transaction/record?order=D1',
    '/m/bets?order=B1',
  ])
  await waitFor(() => expect(links[1]?.textContent).toContain('Kestrel'))
  expect(links[0]?.textContent).toContain('Balance 1,200.00')
  expect(screen.getByRole('button', { name: /^Wallet/ })).toBeTruthy()
})

it('saves every entry of the filter as a file', async () => {
  const readSaved = watchSavedFile()
  show(false)
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  const text = await readSaved()
  expect(text).toContain('Entry no.,Time,Time zone,Type,Wallet,Amount,Balance after,Order no.\r\n')
  expect(text).toContain(',Deposit,Main wallet,200.00,1200.00,D1\r\n')
  expect(text).toContain(',Bet,Kestrel,-5.00,1200.00,B1\r\n')
})

it('has no filter of wallets where there is one', async () => {
  show(true)
  await screen.findAllByRole('link')
  expect(screen.queryByRole('button', { name: /^Wallet/ })).toBeNull()
})
