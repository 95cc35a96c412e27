import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  type RenderOptions,
  renderWithProviders,
} from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { closeDialog, useDialogs } from '../../../../state/dialogs.ts'
import PassbookAccount from './PassbookAccount.tsx'

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
  autoTransfer: true,
  vendors: [vendor('Idle', '0.00'), vendor('Shut', '5.00', true), vendor('Full', '25.50')],
}

/** Confirms every dialog. */
function ConfirmButton() {
  const [dialog] = useDialogs()
  return dialog ? (
    <button type="button" onClick={() => closeDialog(dialog.id, '')}>
      yes
    </button>
  ) : null
}

function show(answers: RenderOptions['answers'] = {}, memberType = 41) {
  return renderWithProviders(
    <>
      <PassbookAccount id="a" variant="passbook" settings={settingsOf('account')} />
      <ConfirmButton />
    </>,
    {
      memberType,
      skin: { flags: { FUNDTRANS3: true } },
      answers: { walletBalance: wallet, memberInfo: { iconId: 2 }, ...answers },
    },
  )
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

describe('the passbook', () => {
  it('lists the main wallet, those that hold money, then the closed ones', async () => {
    show()
    await screen.findByText('Main wallet')
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Main wallet',
      'Full',
      'Shut',
      'Idle',
    ])
    expect(screen.getByText('Maintenance')).toBeTruthy()
  })

  it('lists no wallets for a single wallet', async () => {
    show({ walletBalance: { ...wallet, isSingle: true } })
    await screen.findByText('Deposit')
    await act(async () => {})
    expect(screen.queryByText('Main wallet')).toBeNull()
    expect(screen.queryByText('Recall all')).toBeNull()
  })

  it('shows no switch when the gateway does not send the setting', async () => {
    const { autoTransfer: _, ...without } = wallet
    show({ walletBalance: without })
    await screen.findByText('Recall all')
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('asks for confirmation before it changes the switch', async () => {
    const { calls } = show({ walletTransfer: { transfers: [] } })
    fireEvent.click(await screen.findByRole('switch', { name: 'Auto transfer' }))
    expect(calls).not.toContain('walletTransfer')
    await press('yes')
    expect(calls).toContain('walletTransfer')
  })

  it('shows the amounts before a recall, confirms once, and reports the result for each vendor', async () => {
    const done = { vendor: 'Full', displayName: 'Full', amount: '25.50', state: 'done' }
    const { calls } = show({ walletTransfer: { transfers: [done] } })
    await press('Recall all')
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('+¥25.50')).toBeTruthy()
    expect(sheet.getByText('¥125.50')).toBeTruthy()
    expect(sheet.getByText('Under maintenance, can’t be recalled now')).toBeTruthy()
    await press('Recall now')
    expect(sheet.getByRole('img', { name: 'Back in the main wallet' })).toBeTruthy()
    expect(calls.filter((name) => name === 'walletTransfer')).toHaveLength(1)
    expect(sheet.queryByText('Recall now')).toBeNull()
  })

  it('links to the records when the result of a recall is unknown', async () => {
    const lost = new GatewayError('timeout', { call: 'walletTransfer' })
    const answer = Promise.reject(lost)
    answer.catch(() => undefined)
    show({ walletTransfer: answer })
    await press('Recall all')
    await press('Recall now')
    const sheet = within(screen.getByRole('dialog'))
    expect((await sheet.findByRole('alert')).textContent).toBe(
      'We couldn’t confirm the result. Check your records before you try again.',
    )
    expect(sheet.getByRole('link', { name: 'Transaction records' })).toBeTruthy()
    expect(sheet.queryByText('Recall now')).toBeNull()
  })

  it('shows why a recall was refused and lets the player try again', async () => {
    const refused = new GatewayError('refused', { call: 'walletTransfer', code: 'system.busy' })
    const answer = Promise.reject(refused)
    answer.catch(() => undefined)
    show({ walletTransfer: answer })
    await press('Recall all')
    await press('Recall now')
    const sheet = within(screen.getByRole('dialog'))
    expect((await sheet.findByRole('alert')).textContent).toBe('System busy, try again later')
    expect(sheet.getByText('Recall now')).toBeTruthy()
  })

  it('offers a trial account neither a recall nor the switch', async () => {
    show({}, 4)
    expect(await screen.findByText('DEMO')).toBeTruthy()
    await screen.findAllByRole('term')
    expect(screen.queryByText('Recall all')).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })
})
