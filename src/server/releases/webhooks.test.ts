import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openTeamStore } from '../team/store/open-team-store.ts'
import { openWebhooks, signMessage } from './webhooks.ts'

const secret = `whsec_${Buffer.from('a secret of 32 bytes for a test.').toString('base64')}`
const key = Buffer.from('a secret of 32 bytes for a test.')
const event = { type: 'schedule.failed', data: { release: 'x' } } as const

interface Received {
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Starts a receiver that answers with these statuses in turn, and the webhooks that send to it. */
async function openWith(statuses: number[]) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ headers: request.headers, body })
    response.writeHead(statuses.shift() ?? 204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'livery-webhooks-'))
  const clock = { now: Date.UTC(2026, 10, 30) }
  const now = (): number => clock.now
  const limits = { idleMinutes: 60, hours: 12 }
  const store = await openTeamStore({ folder, now, limits })
  onTestFinished(async () => {
    server.close()
    await store.close()
    rmSync(folder, { recursive: true })
  })
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo
  const reported: string[] = []
  const addresses = [`http://127.0.0.1:${port}/hook`]
  const report = (line: string) => reported.push(line)
  const webhooks = openWebhooks({ addresses, secret, store, now, report })
  return { webhooks, store, clock, received, reported }
}

it('a message is signed as Standard Webhooks asks, and sent once', async () => {
  const { webhooks, store, received, clock } = await openWith([])
  await store.deliveries.add(webhooks.compose(event))
  await webhooks.send()
  await webhooks.send()
  expect(received).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = received
  const id = String(headers['webhook-id'])
  const timestamp = String(headers['webhook-timestamp'])
  expect(timestamp).toBe(String(clock.now / 1000))
  expect(headers['webhook-signature']).toBe(signMessage({ id, timestamp, body }, key))
  expect(JSON.parse(body)).toEqual({ ...event, timestamp: '2026-11-30T00:00:00.000Z' })
})

it('signs the example of the specification as it does', () => {
  const example = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: '1614265330',
    body: '{"test": 2432232314}',
  }
  const known = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
  expect(signMessage(example, known)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

it('a message that is not taken is sent again after growing pauses, under the same id', async () => {
  const { webhooks, store, received, clock } = await openWith([500, 302, 200])
  await store.deliveries.add(webhooks.compose(event))
  for (const seconds of [0, 4, 1, 59, 1, 100_000]) {
    clock.now += seconds * 1000
    await webhooks.send()
  }
  expect(received).toHaveLength(3)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const times = received.map(({ headers }) => Number(headers['webhook-timestamp']))
  expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 5, 65])
})

it('a message is given up after the last pause, or where the address is gone, and that is reported', async () => {
  const { webhooks, store, received, reported, clock } = await openWith(Array(20).fill(503))
  await store.deliveries.add(webhooks.compose(event))
  for (let day = 0; day < 20; day++) {
    await webhooks.send()
    clock.now += 2 * 86_400_000
  }
  expect(received).toHaveLength(8)
  expect(reported).toEqual([expect.stringContaining('it answered 503')])
  const gone = await openWith([410])
  await gone.store.deliveries.add(gone.webhooks.compose(event))
  await gone.webhooks.send()
  gone.clock.now += 3_600_000
  await gone.webhooks.send()
  expect([gone.received.length, gone.reported.length]).toEqual([1, 1])
})

it.each([[undefined], ['whsec_c2hvcnQ='], ['not a secret of webhooks at all']])(
  'webhooks with the secret %s are refused with what to do',
  (wrong) => {
    const open = (addresses: readonly string[]) =>
      openWebhooks({
        addresses,
        secret: wrong,
        store: {} as never, // not reached
        now: Date.now,
        report: () => undefined,
      })
    expect(() => open(['https://hook.example'])).toThrow('LIVERY_WEBHOOK_SECRET')
    expect(() => open([])).not.toThrow()
  },
)
