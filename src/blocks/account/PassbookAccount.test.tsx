import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type HouseOptions, renderHouse } from '../../../tests/support/render-house.tsx'
import { GatewayError } from '../../gateway/plain/gateway-error.ts'
import { closeDialog, useDialogs } from '../../state/dialogs.ts'
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

/** Answers every dialog with yes. */
function Yes() {
  const [dialog] = useDialogs()
  return dialog ? (
    <button type="button" onClick={() => closeDialog(dialog.id, '')}>
      yes
    </button>
  ) : null
}

function show(answers: HouseOptions['answers'] = {}, memberType = 41) {
  return renderHouse(
    <>
      <PassbookAccount id="a" variant="passbook" settings={{}} />
      <Yes />
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
    await screen.findByText('mainWallet')
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'mainWallet',
      'Full',
      'Shut',
      'Idle',
    ])
    expect(screen.getByText('closed')).toBeTruthy()
  })

  it('has no page under the cover for a single wallet', async () => {
    show({ walletBalance: { ...wallet, isSingle: true } })
    await screen.findByText('deposit')
    await act(async () => {})
    expect(screen.queryByText('mainWallet')).toBeNull()
    expect(screen.queryByText('recall')).toBeNull()
  })

  it('has no switch where the gateway has none', async () => {
    const { autoTransfer: _, ...without } = wallet
    show({ walletBalance: without })
    await screen.findByText('recall')
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('asks before it turns the switch', async () => {
    const { calls } = show({ walletTransfer: { transfers: [] } })
    fireEvent.click(await screen.findByRole('switch', { name: 'auto' }))
    expect(calls).not.toContain('walletTransfer')
    await press('yes')
    expect(calls).toContain('walletTransfer')
  })

  it('shows what a recall brings, asks once, and tells what became of each vendor', async () => {
    const done = { vendor: 'Full', displayName: 'Full', amount: '25.50', state: 'done' }
    const { calls } = show({ walletTransfer: { transfers: [done] } })
    await press('recall')
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('+¥25.50')).toBeTruthy()
    expect(sheet.getByText('¥125.50')).toBeTruthy()
    expect(sheet.getByText('recallClosed')).toBeTruthy()
    await press('recallConfirm')
    expect(sheet.getByRole('img', { name: 'recalled' })).toBeTruthy()
    expect(calls.filter((name) => name === 'walletTransfer')).toHaveLength(1)
    expect(sheet.queryByText('recallConfirm')).toBeNull()
  })

  it('sends to the records when nobody knows what became of a recall', async () => {
    const lost = new GatewayError('timeout', { call: 'walletTransfer' })
    const answer = Promise.reject(lost)
    answer.catch(() => undefined)
    show({ walletTransfer: answer })
    await press('recall')
    await press('recallConfirm')
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByRole('alert').textContent).toBe('recallUnknown')
    expect(sheet.getByRole('link', { name: 'records' })).toBeTruthy()
    expect(sheet.queryByText('recallConfirm')).toBeNull()
  })

  it('says why a recall is refused and lets the player try again', async () => {
    const refused = new GatewayError('refused', { call: 'walletTransfer', code: 'system.busy' })
    const answer = Promise.reject(refused)
    answer.catch(() => undefined)
    show({ walletTransfer: answer })
    await press('recall')
    await press('recallConfirm')
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByRole('alert').textContent).toBe('busy')
    expect(sheet.getByText('recallConfirm')).toBeTruthy()
  })

  it('keeps a trial account from recalls', async () => {
    show({}, 4)
    await press('recall')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
