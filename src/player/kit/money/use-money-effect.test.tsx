import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import type { CallName } from '../../../core/contract/calls.ts'
import type { CallOptions, Client } from '../../../core/gateway-client/client-options.ts'
import {
  GatewayError,
  type GatewayErrorFacts,
  type GatewayErrorKind,
} from '../../../core/gateway-client/gateway-error.ts'
import { endSession, signIn } from '../../state/session.ts'
import { deviceStorage } from '../../state/storage.ts'
import { UnknownResult } from './UnknownResult.tsx'
import { useMoneyEffect } from './use-money-effect.ts'

function Withdrawal(): ReactNode {
  const { press, running, unanswered, forget } = useMoneyEffect('withdraw')
  const [end, setEnd] = useState('')
  const send = (amount: string) => async () => {
    const outcome = await press({ body: { cardId: 'my-card', amount, paymentPassword: '123456' } })
    setEnd(outcome.kind === 'refused' ? `refused: ${outcome.message}` : outcome.kind)
  }
  return (
    <>
      <button type="button" onClick={send('200.00')}>
        200
      </button>
      <button type="button" onClick={send('300.00')}>
        300
      </button>
      <p>{running ? 'running' : end}</p>
      {unanswered && <UnknownResult onDismiss={forget} />}
    </>
  )
}

/** The page with a button that mounts it anew. */
function Page(): ReactNode {
  const [loads, setLoads] = useState(0)
  return (
    <>
      <Withdrawal key={loads} />
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
    </>
  )
}

function show(...answers: readonly (() => Promise<unknown>)[]) {
  let sent = 0
  const call = vi.fn((_name: CallName, _options?: CallOptions<CallName>) => {
    const answer = answers[sent]
    sent += 1
    return answer ? answer() : new Promise(() => undefined)
  })
  // A client with the only method that is used.
  const client = { call } as unknown as Client
  renderWithProviders(<Page />, { client, memberType: 41 })
  const keys = () => call.mock.calls.map(([, options]) => options?.idempotencyKey)
  return { keys }
}

const done = () => Promise.resolve({ orderId: 'W1' })
const fail =
  (kind: GatewayErrorKind, facts: Partial<GatewayErrorFacts> = {}) =>
  () =>
    Promise.reject(new GatewayError(kind, { call: 'withdraw', ...facts }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const banner = () => screen.queryByText('We couldn’t confirm the result')

beforeEach(() => deviceStorage.clear())

it('sends a press once, however often the player taps, and forgets its key after the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { keys } = show(() => promise, done)
  press('200')
  press('200')
  await waitFor(() => expect(keys()).toHaveLength(1))
  await act(async () => resolve({ orderId: 'W1' }))
  expect(await screen.findByText('done')).toBeTruthy()
  expect(banner()).toBeNull()
  press('200')
  await waitFor(() => expect(keys()).toHaveLength(2))
  expect(keys()[0]).not.toBe(keys()[1])
})

it('sends the same content under the same key after a lost answer, and other content under another one', async () => {
  const { keys } = show(fail('timeout'), fail('offline'), fail('shape'), done)
  for (const name of ['200', '300', '200', '200']) {
    press(name)
    const sent = keys().length + 1
    await waitFor(() => expect(keys()).toHaveLength(sent))
    await waitFor(() => expect(screen.queryByText('running')).toBeNull())
  }
  const [first, other, second, third] = keys()
  expect(other).not.toBe(first)
  expect([second, third]).toEqual([first, first])
})

it('shows after a reload that the result is not known, until the player has looked', async () => {
  const { keys } = show(fail('http', { status: 504 }), done)
  press('200')
  expect(await screen.findByText('unknown')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Check records' })).toBeTruthy()
  press('Reload')
  expect(screen.queryByText('unknown')).toBeNull()
  await waitFor(() => expect(banner()).toBeTruthy())
  const kept = deviceStorage.read('unanswered') ?? ''
  expect(kept).toContain(keys()[0])
  for (const word of ['withdraw', 'maya', '200.00', 'my-card', '123456'])
    expect(kept).not.toContain(word)
})

it.each([
  ['a refusal', fail('refused', { status: 422, code: 'balance.low' }), /^refused/],
  ['a refusal without a code', fail('http', { status: 400 }), /^refused/],
  ['a lost session', fail('session', { status: 401 }), 'refused: undefined'],
  ['too many requests', fail('http', { status: 429 }), /^refused/],
  ['a closed platform', fail('refused', { status: 503, code: 'system.maintenance' }), /^refused/],
  ['a key that cannot be used', fail('shape', { code: 'encryption.key.missing' }), /^refused/],
  ['a conflict without a result', fail('http', { status: 409 }), 'unknown'],
  ['an answer of another shape', fail('shape', { status: 200 }), 'unknown'],
  [
    'a request that is known with another PIN',
    fail('refused', { status: 422, code: 'idempotency.mismatch' }),
    'unknown',
  ],
])('after %s the player knows whether money may have moved', async (_name, answer, end) => {
  show(answer)
  press('200')
  expect(await screen.findByText(end)).toBeTruthy()
  await waitFor(() => expect(banner() !== null).toBe(end === 'unknown'))
})

it('sends nothing while the device is offline', async () => {
  const { keys } = show(done)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  press('200')
  expect(await screen.findByText('refused: No Internet')).toBeTruthy()
  vi.restoreAllMocks()
  expect(keys()).toEqual([])
  expect(banner()).toBeNull()
})

it('does not take "too many requests" for the answer to an earlier press', async () => {
  const { keys } = show(
    fail('timeout'),
    fail('http', { status: 429 }),
    fail('session', { status: 401 }),
    done,
  )
  for (let sent = 1; sent <= 4; sent += 1) {
    press('200')
    await waitFor(() => expect(keys()).toHaveLength(sent))
    await waitFor(() => expect(screen.queryByText('running')).toBeNull())
  }
  expect(new Set(keys()).size).toBe(1)
  await waitFor(() => expect(banner()).toBeNull())
})

it('uses a new key once the player has checked the records', async () => {
  const { keys } = show(fail('timeout'), done)
  press('200')
  await waitFor(() => expect(banner()).toBeTruthy())
  press('I have checked')
  await waitFor(() => expect(banner()).toBeNull())
  press('200')
  await waitFor(() => expect(keys()).toHaveLength(2))
  expect(keys()[0]).not.toBe(keys()[1])
})

it('keeps the key over a lost session of the same player, and nothing for somebody else or after a logout', async () => {
  const { keys } = show(fail('timeout'), fail('timeout'), fail('timeout'), done)
  const pressAs = async (userName: string, end: 'expired' | 'left') => {
    act(() => signIn({ token: 'u', userName, customerType: 41 }))
    const sent = keys().length + 1
    press('200')
    await waitFor(() => expect(keys()).toHaveLength(sent))
    await waitFor(() => expect(screen.queryByText('running')).toBeNull())
    act(() => endSession(end))
  }
  await pressAs('maya', 'expired')
  await pressAs('maya', 'expired')
  await pressAs('somebody', 'left')
  expect(deviceStorage.read('unanswered')).toBeUndefined()
  await pressAs('maya', 'left')
  const [first, same, other, anew] = keys()
  expect(same).toBe(first)
  expect(new Set([first, other, anew]).size).toBe(3)
})
