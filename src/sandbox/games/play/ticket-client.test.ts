import { expect, it, vi } from 'vitest'
import { openTicket } from './ticket-client.ts'

const order = { path: 'rounds', body: { key: 'k'.repeat(32), stake: '1.00' } }
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

function client(...answers: (() => Promise<Response>)[]) {
  const fetch = vi.fn(async (_address: RequestInfo | URL, _init?: RequestInit) => {
    const next = answers.shift()
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  })
  return {
    fetch,
    ticket: openTicket({ ticket: '/play/t', fetch, pauses: [0, 1, 1], patience: 50 }),
  }
}

it('sends the very same order again until it is answered', async () => {
  const broken = () => Promise.reject(new TypeError('Failed to fetch'))
  const { fetch, ticket } = client(
    broken,
    async () => answer(502, {}),
    async () => answer(200, { roundId: 'r' }),
  )
  expect(await ticket.send(order)).toEqual({ value: { roundId: 'r' } })
  const sent = fetch.mock.calls.map(([address, init]) => [address, init?.body])
  expect(sent).toEqual(Array(3).fill(['/play/t/rounds', JSON.stringify(order.body)]))
})

it('reports that the result of a round is unknown when no answer comes', async () => {
  const { fetch, ticket } = client()
  expect(await ticket.send(order)).toEqual({ error: 'lost' })
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('stops waiting for an answer that does not come', async () => {
  const fetch = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  const ticket = openTicket({ ticket: '/play/t', fetch, pauses: [0], patience: 5 })
  expect(await ticket.send(order)).toEqual({ error: 'lost' })
})

it.each([
  [402, 'balance.insufficient'],
  [401, 'ticket.ended'],
  [503, 'system.upgrading'],
  [403, 'system.restricted'],
  [422, 'idempotency.mismatch'],
])('takes a refusal of status %i for an answer', async (status, error) => {
  const { fetch, ticket } = client(async () => answer(status, { error }))
  expect(await ticket.send(order)).toEqual({ error })
  expect(fetch).toHaveBeenCalledTimes(1)
})
