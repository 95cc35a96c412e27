import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { closeDialog, closeDialogs, useDialogs } from '../../../../state/dialogs.ts'
import { useToasts } from '../../../../state/toasts.ts'
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

/** Shows the open dialog as a button that agrees, and the notifications. */
function Surroundings(): ReactNode {
  const [dialog] = useDialogs()
  const toasts = useToasts()
  return (
    <>
      {dialog && (
        <button type="button" onClick={() => closeDialog(dialog.id, '')}>
          agree
        </button>
      )}
      {toasts.map(({ id, lines }) => (
        <p key={id}>{lines.join(' ')}</p>
      ))}
    </>
  )
}

describe('the switch of automatic transfer', () => {
  const lost = new GatewayError('http', { call: 'walletTransfer', status: 502 })

  /** Lets the gateway answer a change with a failure, and the wallet with what holds then. */
  function showSwitch(after: boolean | Error) {
    act(closeDialogs)
    let held: boolean | Error = false
    const { client, sent } = createAnsweringClient({
      walletBalance: () => (held instanceof Error ? held : { ...wallet, autoTransfer: held }),
      walletTransfer: () => {
        held = after
        return lost
      },
    })
    const settings = settingsOf('member-wallet')
    renderWithProviders(
      <>
        <VendorWallets id="w" variant="card" settings={settings} />
        <Surroundings />
      </>,
      { client, memberType: 41, skin: { flags: { FUNDTRANS3: true } } },
    )
    return sent
  }
  const press = async () => {
    fireEvent.click(await screen.findByRole('switch'))
    fireEvent.click(await screen.findByText('agree'))
  }
  const isOn = () => screen.getByRole('switch').getAttribute('aria-checked')

  it('shows the state of the gateway after a lost answer, and no failure', async () => {
    const sent = showSwitch(true)
    await press()
    await waitFor(() => expect(isOn()).toBe('true'))
    expect(screen.queryByText('System busy, try again later')).toBeNull()
    expect(sent('walletTransfer')).toEqual([{ action: 'auto', auto: true }])
  })

  it('shows that nothing changed when the gateway does not have the change', async () => {
    showSwitch(false)
    await press()
    expect(await screen.findByText('System busy, try again later')).toBeTruthy()
    expect(isOn()).toBe('false')
  })

  it('invites nobody to try again while the state is unknown', async () => {
    showSwitch(lost)
    await press()
    expect(await screen.findByText(/We couldn’t confirm the change/)).toBeTruthy()
  })
})
