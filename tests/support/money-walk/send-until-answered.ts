import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { CallBody, CallName, CallQuery, CallValue } from '../../../src/core/contract/calls.ts'
import type { EncryptionKey } from '../../../src/core/contract/generated/gateway.ts'
import { createClient } from '../../../src/core/gateway-client/create-client.ts'
import { GatewayError } from '../../../src/core/gateway-client/gateway-error.ts'
import { checkJson } from '../../../src/sandbox/requests/load-call-input.ts'
import { pick, type Random } from '../mutate-text.ts'
import type { WalkServer } from './walk-server.ts'
import { walkPassword } from './walk-world.ts'

/** What a call was answered in the end: a value, or the code of a refusal. */
export type Outcome<N extends CallName> =
  | { readonly value: CallValue<N>; readonly code?: undefined }
  | { readonly value?: undefined; readonly code: string }

export interface Sent<N extends CallName> {
  readonly query?: CallQuery<N>
  readonly body?: CallBody<N>
}

/** What happens to one request on its way. */
const ways = [
  'sound',
  'sound',
  'sound',
  'sound',
  'cut',
  'abort',
  'twice',
  'again',
  'fault',
] as const
const faults = [
  { drop: true },
  { drop: true },
  { status: 500 },
  { status: 502 },
  { truncate: true },
  { html: true },
  { wrongShape: true },
  { delay: 40 },
] as const

export interface WalkCounts {
  /** The requests that were sent, repeated ones included. */
  requests: number
  /** The answers that were lost or could not be read. */
  lost: number
}

export interface SenderOptions {
  readonly server: WalkServer
  readonly username: string
  readonly random: Random
  readonly counts: WalkCounts
  /** Hears what no sandbox may do. */
  readonly blame: (fault: string) => void
}

export interface Sender {
  /** Sends a call, and again under the same key while its answer is lost. */
  readonly call: <N extends CallName>(name: N, sent?: Sent<N>) => Promise<Outcome<N>>
  /** Sends a request to the games' own origin or to the control API until it is answered. */
  readonly ask: (
    host: 'games' | 'localhost',
    path: string,
    asking?: { readonly method: string; readonly body?: string; readonly type?: string },
  ) => Promise<Response>
}

let encryption: EncryptionKey | undefined

export function createSender({ server, username, random, counts, blame }: SenderOptions): Sender {
  let token: string | undefined
  const client = createClient({
    origin: '',
    merchantCode: 'walk',
    readToken: () => token,
    readLanguage: () => 'EN',
    readDevice: () => '',
    onSessionEnd: () => {},
    encryption: async () => {
      encryption ??= (await client.call('systemStatus', { query: {} })).info.encryption
      return encryption
    },
    check: (shape, value) => checkJson(shape, value) === undefined,
    fetch: (path, init) => send(path, init),
    wait: async () => {},
  })

  function send(path: string, init: RequestInit, abortAfter?: number): Promise<Response> {
    counts.requests += 1
    const { method = 'GET', body } = init
    return server.ask('walk', path, {
      method,
      headers: init.headers as Record<string, string>, // as the client builds them
      body: typeof body === 'string' ? body : undefined,
      ...(abortAfter !== undefined && { abortAfter }),
    })
  }

  /** Has the next answer to a call spoilt, whoever asks. */
  async function orderFault(name: CallName): Promise<void> {
    const body = JSON.stringify({ ...pick(faults, random), times: 1 })
    const path = `/sandbox/walk/faults/${name}`
    await server.ask('localhost', path, { method: 'PUT', body }).catch(() => undefined)
  }

  /** Sends one request along some way. */
  async function sendSomehow(name: CallName, path: string, init: RequestInit): Promise<Response> {
    const way = pick(ways, random)
    if (way === 'cut') throw new Error('It never left')
    if (way === 'abort') return send(path, init, random() * 12)
    if (way === 'fault') await orderFault(name)
    return way === 'twice' || way === 'again'
      ? sendTwice(way, name, { path, init })
      : send(path, init)
  }

  /** Sends the same request twice: at once, or again after the answer. */
  async function sendTwice(
    way: 'twice' | 'again',
    name: CallName,
    { path, init }: { readonly path: string; readonly init: RequestInit },
  ): Promise<Response> {
    const first = send(path, init)
    if (way === 'again') await first.catch(() => undefined)
    const both = await Promise.allSettled([first, send(path, init)])
    const texts = await Promise.all(
      both.map(async (each) => (each.status === 'fulfilled' ? each.value.clone().text() : '')),
    )
    // A read may say something newer the second time.
    if ('Idempotency-Key' in (init.headers ?? {}) && differ(texts))
      blame(`${username}: ${name} was answered ${texts.join(' and ')} under one key`)
    const answered = both.find((each) => each.status === 'fulfilled')
    if (!answered) throw new Error('Neither was answered')
    return answered.value
  }

  async function logIn(): Promise<void> {
    for (;;) {
      await server.untilUp()
      try {
        const body = { username, password: walkPassword }
        token = (await client.call('login', { body })).token
        return
      } catch (cause) {
        if (cause instanceof GatewayError && cause.kind === 'refused') throw cause
        await wait(10)
      }
    }
  }

  async function call<N extends CallName>(name: N, sent: Sent<N> = {}): Promise<Outcome<N>> {
    const idempotencyKey = randomUUID()
    if (token === undefined) await logIn()
    const fetch = (path: string, init: RequestInit) => sendSomehow(name, path, init)
    for (;;) {
      await server.untilUp()
      const outcome = await client
        .call(name, { ...sent, idempotencyKey, fetch })
        .then((value) => ({ value }), readFailure)
      if (outcome !== 'lost' && outcome !== 'session') return outcome
      if (outcome === 'session') await logIn()
      else counts.lost += 1
      await wait(2)
    }
  }

  function readFailure(cause: unknown): { readonly code: string } | 'lost' | 'session' {
    if (!(cause instanceof GatewayError)) throw cause
    const { kind, code, status, call: name } = cause
    if (kind === 'session') return 'session'
    if (kind !== 'refused' || code === undefined) return 'lost'
    if (status === 500 || code === 'idempotency.mismatch')
      blame(`${username}: ${name} was answered ${code}`)
    return { code }
  }

  const ask: Sender['ask'] = async (host, path, asking) => {
    for (;;) {
      await server.untilUp()
      counts.requests += 1
      const { method = 'GET', body, type = 'application/json' } = asking ?? {}
      const headers = {
        'content-type': type,
        ...(host === 'games' && method === 'POST'
          ? { origin: `http://games.localhost:${server.port()}` }
          : { 'sec-fetch-site': 'same-origin' }),
      }
      const given = { method, headers, body, ...(random() < 0.15 && { abortAfter: random() * 8 }) }
      const answer = await server.ask(host, path, given).catch(() => undefined)
      if (answer && answer.status < 500) return answer
      if (answer) blame(`${username}: ${path.slice(0, 20)} was answered ${answer.status}`)
      counts.lost += 1
      await wait(2)
    }
  }

  return { call, ask }
}

/** Returns true if two answers are the sandbox's own, not faults on demand, and differ. */
function differ(texts: readonly string[]): boolean {
  // Each refusal has a number of its own.
  const own = texts.filter(isWhole).map((text) => text.replace(/ #\d+"/, '"'))
  return new Set(own).size > 1
}

function isWhole(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer !== 'object' || answer === null || !('success' in answer)) return false
    return !('value' in answer) || (typeof answer.value === 'object' && answer.value !== null)
  } catch {
    return false
  }
}
