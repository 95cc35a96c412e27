import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { watchConnection } from '../../../../state/connection.ts'
import GuestPrompt from './GuestPrompt.tsx'
import StripAccount from './StripAccount.tsx'

const wallet = {
  sumBalance: '1284.5',
  totalBalance: '84.5',
  currency: 'THB',
  currencySymbol: '฿',
  isSingle: false,
  vendors: [],
}
const block = (
  <StripAccount
    id="a"
    variant="strip"
    settings={settingsOf('account', { actions: ['deposit', 'transfer'] })}
  />
)
const member = (walletBalance: object, memberType = 41) =>
  renderWithProviders(block, {
    memberType,
    answers: { walletBalance, memberInfo: { nickname: 'Maya' } },
  })

describe('Account', () => {
  it('offers a guest the login and the registration', () => {
    const { calls } = renderWithProviders(
      <GuestPrompt id="a" variant="strip" settings={settingsOf('account')} />,
    )
    expect(screen.getByText('Log in').closest('a')?.getAttribute('href')).toBe('/m/login')
    expect(screen.getByText('Join').closest('a')?.getAttribute('href')).toBe('/m/register')
    expect(calls).toEqual([])
  })

  it('shows the balance with two decimals, the symbol first', async () => {
    member(wallet)
    expect(await screen.findByText('฿1,284.50')).toBeTruthy()
    expect(await screen.findByText('Maya')).toBeTruthy()
  })

  it('masks the balance when the player hides it and while it refreshes', async () => {
    member(wallet)
    await screen.findByText('฿1,284.50')
    fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }))
    expect(await screen.findByText('******')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show balance' }))
    expect(await screen.findByText('฿1,284.50')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Refresh balance' }))
    expect(await screen.findByText('******')).toBeTruthy()
    expect(await screen.findByText('฿1,284.50')).toBeTruthy()
  })

  it('refreshes at most once per 1500 ms', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const { calls } = member(wallet)
    await screen.findByText('฿1,284.50')
    const press = async (at: number): Promise<number> => {
      clock.mockReturnValue(at)
      fireEvent.click(screen.getByRole('button', { name: 'Refresh balance' }))
      await screen.findByText('฿1,284.50')
      return calls.filter((name) => name === 'walletBalance').length
    }
    const first = await press(10_000)
    expect(await press(10_001)).toBe(first)
    expect(await press(11_499)).toBe(first)
    expect(await press(11_500)).toBe(first + 1)
  })

  it('hides the balance and the transfer button for a single wallet', async () => {
    member({ ...wallet, isSingle: true })
    await screen.findByText('Deposit')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Transfer' })).toBeNull())
    expect(screen.queryByText('฿1,284.50')).toBeNull()
  })

  it('leads to no money page while the phone is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const stop = watchConnection(window)
    member(wallet)
    const deposit = await screen.findByRole('link', { name: 'Deposit' })
    expect(deposit.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(deposit)
    expect(location.pathname).toBe('/m/home')
    online.mockReturnValue(true)
    await act(async () => void window.dispatchEvent(new Event('online')))
    fireEvent.click(deposit)
    expect(location.pathname).toBe('/m/voucherCenter')
    stop()
    online.mockRestore()
  })

  it('offers a trial account no money page', async () => {
    member(wallet, 4)
    expect(await screen.findByText('DEMO')).toBeTruthy()
    for (const name of ['Deposit', 'Withdraw', 'Transfer'])
      expect(screen.queryByText(name)).toBeNull()
  })
})
