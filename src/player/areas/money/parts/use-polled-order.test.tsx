import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../tests/support/render-with-providers.tsx'
import type { WithdrawalOrder } from '../../../../core/contract/generated/gateway.ts'
import type { Client } from '../../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../../core/gateway-client/gateway-error.ts'
import { isFinalState } from '../../../kit/money/order-words.ts'
import { usePolledOrder } from './use-polled-order.ts'

function orderOf(state: WithdrawalOrder['state'], changedAt: number): WithdrawalOrder {
  return { orderId: 'W1', state, changedAt } as WithdrawalOrder // the fields that are read
}

function Order(): ReactNode {
  const { order, missing, show } = usePolledOrder('withdrawalReport', 'W1', {
    isOpen: ({ state }) => !isFinalState(state),
  })
  return (
    <button type="button" onClick={() => show(orderOf('paying', 30))}>
      {missing ? 'missing' : (order?.state ?? 'loading')}
    </button>
  )
}

let visibility: DocumentVisibilityState = 'visible'

function show(answers: readonly (WithdrawalOrder | 'lost')[]) {
  let sent = 0
  const call = vi.fn(() => {
    const answer = answers[Math.min(sent, answers.length - 1)]
    sent += 1
    return answer === 'lost'
      ? Promise.reject(new GatewayError('offline', { call: 'withdrawalReport' }))
      : Promise.resolve({ orders: answer ? [answer] : [], pageNum: 1, totalPages: 1 })
  })
  renderWithProviders(<Order />, { client: { call } as unknown as Client, memberType: 41 })
  return call
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
function setVisible(state: DocumentVisibilityState): void {
  visibility = state
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks after 3 seconds, ever less often up to 15, until the order no longer changes', async () => {
  const call = show([
    ...Array.from({ length: 8 }, () => orderOf('reviewing', 10)),
    orderOf('paid', 20),
  ])
  await pass(100)
  expect(screen.getByText('reviewing')).toBeTruthy()
  expect(call).toHaveBeenCalledTimes(1)
  await pass(3000)
  expect(call).toHaveBeenCalledTimes(2)
  await pass(3000)
  expect(call).toHaveBeenCalledTimes(2)
  await pass(1600)
  expect(call).toHaveBeenCalledTimes(3)
  await pass(90_000)
  expect(screen.getByText('paid')).toBeTruthy()
  expect(call).toHaveBeenCalledTimes(9)
  await pass(60_000)
  expect(call).toHaveBeenCalledTimes(9)
})

it('does not ask while the page is hidden, and at once when the player returns', async () => {
  const call = show([orderOf('reviewing', 10)])
  await pass(100)
  setVisible('hidden')
  await pass(60_000)
  expect(call).toHaveBeenCalledTimes(1)
  setVisible('visible')
  await pass(100)
  expect(call).toHaveBeenCalledTimes(2)
})

it('never shows an older state over a newer one', async () => {
  show([orderOf('reviewing', 10), orderOf('submitted', 5), orderOf('reviewing', 10)])
  await pass(100)
  await pass(3100)
  expect(screen.getByText('reviewing')).toBeTruthy()
  fireEvent.click(screen.getByRole('button'))
  await pass(10_000)
  expect(screen.getByText('paying')).toBeTruthy()
})

it('keeps the order while the gateway cannot be reached, and asks again', async () => {
  const call = show([orderOf('reviewing', 10), 'lost', orderOf('paid', 20)])
  await pass(100)
  await pass(3100)
  expect(screen.getByText('reviewing')).toBeTruthy()
  // An answer renders when `act` has ended.
  for (let second = 0; second < 20; second += 1) await pass(1000)
  expect(screen.getByText('paid')).toBeTruthy()
  expect(call).toHaveBeenCalledTimes(3)
})
