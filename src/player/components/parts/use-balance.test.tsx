import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import type { Client } from '../../../core/gateway-client/client-options.ts'
import { BalanceStatus } from './BalanceStatus.tsx'
import { useBalance } from './use-balance.ts'

function Purse() {
  const balance = useBalance({ masked: false })
  const { wallet, follow, refresh } = balance
  return (
    <>
      <b>{wallet?.sumBalance}</b>
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

/** A wallet that holds one more with every time it is asked. */
function open(node = <Purse />) {
  let asked = 0
  const call = async () => {
    asked += 1
    return { sumBalance: String(asked), totalBalance: '0', isSingle: false, currency: 'THB' }
  }
  const client = { call } as unknown as Client // a client of one answer
  renderWithProviders(node, { client, memberType: 41 })
  return () => asked
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('asks for what changed last even where a timer comes a part of a millisecond early', async () => {
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

it('refreshes once in one and a half seconds, wherever the player asks for it', async () => {
  vi.useFakeTimers()
  const asked = open(
    <>
      <Purse />
      <Purse />
    </>,
  )
  const pressAt = async (place: number, ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    const button = screen.getAllByRole('button', { name: 'refresh' })[place]
    if (button) fireEvent.click(button)
    await act(() => vi.advanceTimersByTimeAsync(10))
  }
  await pressAt(0, 3000)
  expect(asked()).toBe(2)
  await pressAt(1, 100)
  expect(asked()).toBe(2)
  await pressAt(1, 1500)
  expect(asked()).toBe(3)
})

it('is said to a screen reader once, after a refresh by hand, where it was refreshed', async () => {
  open(
    <>
      <Purse />
      <Purse />
    </>,
  )
  await waitFor(() => expect(screen.getAllByText('1')).toHaveLength(2))
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said()).toEqual(['', ''])
  const [first] = screen.getAllByRole('button', { name: 'refresh' })
  if (first) fireEvent.click(first)
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('2.00'), '']))
})
