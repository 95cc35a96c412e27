import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { readHook } from '../../../tests/support/read-hook.ts'
import { renderWithProviders } from '../../../tests/support/render-with-providers.tsx'
import { useFacts } from '../state/live.ts'
import { endSession } from '../state/session.ts'
import { useWalletFact } from './use-wallet-fact.ts'

const wallet = { sumBalance: '1', totalBalance: '1', currency: 'THB', currencySymbol: '฿' }
const asking = {
  home: { order: ['a'], blocks: { a: { type: 'footer', when: { setting: 'wallet.isSingle' } } } },
}

function Probe() {
  useWalletFact()
  return <p>{String(useFacts().settings['wallet.isSingle'])}</p>
}

afterEach(() => endSession('left'))

it.each([true, false])('publishes that a wallet is single: %s', async (isSingle) => {
  renderWithProviders(<Probe />, {
    skin: { pages: asking },
    answers: { walletBalance: { ...wallet, isSingle } },
    memberType: 40,
  })
  expect(await screen.findByText(String(isSingle))).toBeTruthy()
  act(() => endSession('left'))
  expect(await screen.findByText('undefined')).toBeTruthy()
})

it('asks for nothing where no condition reads the wallet, and nothing for a guest', async () => {
  const project = renderWithProviders(<Probe />, { memberType: 40 })
  const guest = renderWithProviders(<Probe />, { skin: { pages: asking } })
  await act(async () => {})
  expect([...project.calls, ...guest.calls]).toEqual([])
  expect(readHook(useFacts).settings['wallet.isSingle']).toBeUndefined()
})
