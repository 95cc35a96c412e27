import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import type { Client } from '../../../core/gateway-client/client-options.ts'
import { BalanceStatus } from './BalanceStatus.tsx'
import { useBalance } from './use-balance.ts'

function Wallet() {
  const balance = useBalance({ masked: false })
  const { wallet, masked, follow, refresh } = balance
  return (
    <>
      <b>{wallet?.sumBalance}</b>
      {masked && <i>masked</i>}
      <BalanceStatus balance={balance} />
      <button type="button" onClick={refresh}>
        refresh
      </button>
      <button type="button" onClick={follow}>
        follow
      </button>
    </>
  )
}

afterEach(() => vi.useRealTimers())

/**
 * Renders a wallet whose balance grows by one with each request, answered after `late`; returns the number
 * of requests.
 */
function open(node = <Wallet />, late: () => Promise<void> = async () => {}) {
  let requests = 0
  const call = async () => {
    requests += 1
    await late()
    return { sumBalance: String(requests), totalBalance: '0', isSingle: false, currency: 'THB' }
  }
  const client = { call } as unknown as Client // a client with one method
  renderWithProviders(node, { client, memberType: 41 })
  return () => requests
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('requests the last change even if a timer fires a fraction of a millisecond early', async () => {
  vi.useFakeTimers()
  open()
  await act(() => vi.advanceTimersByTimeAsync(10))
  press('refresh')
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(screen.getByText('2')).toBeTruthy()
  press('follow')
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1489.6)
  await act(() => vi.advanceTimersByTimeAsync(1490))
  expect(screen.getByText('3')).toBeTruthy()
})

it('refreshes at most once in one and a half seconds, from every component', async () => {
  vi.useFakeTimers()
  const requests = open(
    <>
      <Wallet />
      <Wallet />
    </>,
  )
  const pressAt = async (place: number, ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    const button = screen.getAllByRole('button', { name: 'refresh' })[place]
    if (button) fireEvent.click(button)
    await act(() => vi.advanceTimersByTimeAsync(10))
  }
  await pressAt(0, 3000)
  expect(requests()).toBe(2)
  await pressAt(1, 100)
  expect(requests()).toBe(2)
  await pressAt(1, 1500)
  expect(requests()).toBe(3)
})

it('is masked while a refresh runs that the player asked for, and keeps its figure at every other one', async () => {
  vi.useFakeTimers()
  const gates: (() => void)[] = []
  const requests = open(<Wallet />, () => new Promise<void>((done) => gates.push(done)))
  const answer = () => act(async () => gates.shift()?.())
  const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await settle(10)
  await answer()
  await settle(2000)
  expect(screen.getByText('1')).toBeTruthy()
  press('follow')
  await settle(2000)
  expect(requests()).toBe(2)
  expect(screen.getByText('1')).toBeTruthy()
  expect(screen.queryByText('masked')).toBeNull()
  await answer()
  await settle(2000)
  press('refresh')
  await settle(10)
  expect(screen.getByText('masked')).toBeTruthy()
  await answer()
  await settle(100)
  expect(screen.getByText('3')).toBeTruthy()
  expect(screen.queryByText('masked')).toBeNull()
})

it('is announced to a screen reader once, after a manual refresh, by the refreshed component', async () => {
  open(
    <>
      <Wallet />
      <Wallet />
    </>,
  )
  await waitFor(() => expect(screen.getAllByText('1')).toHaveLength(2))
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced()).toEqual(['', ''])
  const [first] = screen.getAllByRole('button', { name: 'refresh' })
  if (first) fireEvent.click(first)
  await waitFor(() => expect(announced()).toEqual([expect.stringContaining('2.00'), '']))
})
