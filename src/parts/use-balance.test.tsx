import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderHouse } from '../../tests/support/render-house.tsx'
import type { Client } from '../gateway/plain/client-options.ts'
import { useBalance } from './use-balance.ts'

function Purse() {
  const { wallet, follow, refresh } = useBalance({ masked: false })
  return (
    <>
      <output>{wallet?.sumBalance}</output>
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
function open() {
  let asked = 0
  const call = async () => {
    asked += 1
    return { sumBalance: String(asked), totalBalance: '0', isSingle: false, currency: 'THB' }
  }
  const client = { call } as unknown as Client // a client of one answer
  renderHouse(<Purse />, { client, memberType: 41 })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('asks for what changed last even where a timer comes a part of a millisecond early', async () => {
  vi.useFakeTimers()
  open()
  await act(() => vi.advanceTimersByTimeAsync(10))
  press('refresh')
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(screen.getByRole('status').textContent).toBe('2')
  press('follow')
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1489.6)
  await act(() => vi.advanceTimersByTimeAsync(1490))
  expect(screen.getByRole('status').textContent).toBe('3')
})
