import { createHmac } from 'node:crypto'
import type { Delivery } from '../team/store/deliveries.ts'
import type { TeamStore } from '../team/store/open-team-store.ts'
import type { NewDelivery } from '../team/store/schedules.ts'
import { createId } from '../team/store/secrets.ts'

/** Something that happened to what is served. */
export interface ReleaseEvent {
  readonly type:
    | 'release.published'
    | 'release.rolled_back'
    | 'release.failed'
    | 'schedule.published'
    | 'schedule.returned'
    | 'schedule.failed'
  readonly data: Readonly<Record<string, unknown>>
}

/** Messages to the webhooks of a workspace, in the form of Standard Webhooks. */
export interface Webhooks {
  /** Composes the message about an event for each address, to be kept in the store. */
  readonly compose: (event: ReleaseEvent) => readonly NewDelivery[]
  /** Sends the messages whose time has come. */
  readonly send: () => Promise<void>
}

export interface WebhookOptions {
  readonly addresses: readonly string[]
  /** `whsec_` and at least 24 bytes in base64. */
  readonly secret: string | undefined
  readonly store: Pick<TeamStore, 'deliveries'>
  readonly now: () => number
  readonly report: (line: string) => void
}

/** The seconds between two attempts; after the last of them a message is given up. */
const pauses = [5, 60, 300, 1800, 7200, 28_800, 86_400]
const answerWithin = 15_000

/** Opens the webhooks. Throws a sentence where there are addresses and no secret, or one that is too short. */
export function openWebhooks(options: WebhookOptions): Webhooks {
  const { addresses, store, now, report } = options
  const key = addresses.length > 0 ? readKey(options.secret) : Buffer.alloc(0)
  return {
    compose: ({ type, data }) => {
      const body = JSON.stringify({ type, timestamp: new Date(now()).toISOString(), data })
      return addresses.map((address) => ({ id: `msg_${createId()}`, address, body }))
    },
    send: async () => {
      for (const delivery of await store.deliveries.listDue()) {
        const problem = await post(delivery, { key, now })
        const attempts = delivery.attempts + 1
        const pause = problem?.isFinal ? undefined : pauses[delivery.attempts]
        const nextAt = problem && pause !== undefined ? now() + pause * 1000 : null
        if (problem && nextAt === null)
          report(`The webhook ${delivery.address} got no message ${delivery.id}: ${problem.why}.`)
        await store.deliveries.note(delivery.id, {
          attempts,
          nextAt,
          problem: problem?.why ?? null,
        })
      }
    },
  }
}

function readKey(secret: string | undefined): Buffer {
  if (secret === undefined)
    throw new Error(
      'livery.json names webhooks, and LIVERY_WEBHOOK_SECRET is not set. Set it to "whsec_" and 32 random bytes in base64, such as "openssl rand -base64 32" prints.',
    )
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  if (secret.startsWith('whsec_') && key.length >= 24) return key
  throw new Error(
    'LIVERY_WEBHOOK_SECRET is no secret of webhooks. It is "whsec_" and at least 24 random bytes in base64, such as "openssl rand -base64 32" prints.',
  )
}

interface PostOptions {
  readonly key: Buffer
  readonly now: () => number
}

interface PostProblem {
  readonly why: string
  /** True if it is not tried again. */
  readonly isFinal: boolean
}

/** Sends one message; returns why it was not taken. */
async function post(
  { id, address, body }: Delivery,
  { key, now }: PostOptions,
): Promise<PostProblem | undefined> {
  const timestamp = String(Math.floor(now() / 1000))
  const signature = signMessage({ id, timestamp, body }, key)
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Livery',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signature,
      },
      body,
      // A message is for the address that an operator wrote, and for no other one.
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithin),
    })
    await answer.body?.cancel()
    if (answer.ok) return undefined
    return { why: `it answered ${answer.status}`, isFinal: answer.status === 410 }
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    return { why: `it does not answer (${why})`, isFinal: false }
  }
}

interface SignedParts {
  readonly id: string
  /** Seconds since the epoch. */
  readonly timestamp: string
  readonly body: string
}

/** Returns the signature of a message, as Standard Webhooks 1.0 has it. */
export function signMessage({ id, timestamp, body }: SignedParts, key: Buffer): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
