import type { CallName, CallValue } from '../contract/calls.ts'
import { closedStates } from '../contract/closed-states.ts'
import { buildRequest } from './build-request.ts'
import type { CallOptions, Client, ClientOptions, PreparedCall } from './client-options.ts'
import { GatewayError } from './gateway-error.ts'
import { loadDeclaration } from './load-declaration.ts'
import { parseResponse } from './parse-response.ts'

/** Creates a client of the gateway. Pure, for the browser and for Node (SPEC §10.2). */
export function createClient(options: ClientOptions): Client {
  const endOnce = createSessionGuard(options)
  return {
    call: async <N extends CallName>(
      name: N,
      given: CallOptions<N> = {},
    ): Promise<CallValue<N>> => {
      const declaration = await loadDeclaration(name)
      const asked: PreparedCall = { name, declaration, options: given as CallOptions<CallName> } // N is a CallName
      const value = await sendCall(asked, options, endOnce)
      return value as CallValue<N> // checked against the schema of its call
    },
  }
}

async function sendCall(
  asked: PreparedCall,
  client: ClientOptions,
  endOnce: EndOnce,
): Promise<unknown> {
  const { kind } = asked.declaration
  const timeoutMs = asked.options.timeoutMs ?? (kind === 'read' ? 20_000 : 30_000)
  const limit = startLimit(asked.options.signal, timeoutMs)
  try {
    return await sendWithRetries(asked, { client, endOnce, limit })
  } finally {
    limit.stop()
  }
}

interface SendContext {
  readonly client: ClientOptions
  readonly endOnce: EndOnce
  readonly limit: Limit
}

async function sendWithRetries(asked: PreparedCall, context: SendContext): Promise<unknown> {
  const { client, limit } = context
  for (let sent = 1; ; sent += 1) {
    try {
      return await sendOnce(asked, context)
    } catch (cause) {
      const error = toGatewayError(cause, asked, limit)
      const mayRetry = asked.declaration.kind === 'read' && !limit.signal.aborted
      const delay = mayRetry ? retryDelay(error, sent, client.random ?? Math.random) : undefined
      if (delay === undefined) throw error
      await (client.wait ?? wait)(delay, limit.signal)
    }
  }
}

async function sendOnce(
  asked: PreparedCall,
  { client, limit, endOnce }: SendContext,
): Promise<unknown> {
  const { signal } = limit
  if (signal.aborted) throw new GatewayError('aborted', { call: asked.name })
  const { url, init, token } = await buildRequest(asked, client)
  try {
    const plain = asked.options.fetch ?? client.fetch ?? fetch
    const send = client.adapt?.(asked, plain) ?? plain
    const response = await send(url, { ...init, signal })
    const date = Date.parse(response.headers.get('Date') ?? '')
    if (date) client.onServerTime?.(date)
    return await parseResponse(response, asked, client.check)
  } catch (cause) {
    if (cause instanceof GatewayError && cause.kind === 'session' && token !== undefined)
      endOnce(token, cause.code)
    throw cause
  }
}

function toGatewayError(cause: unknown, { name }: PreparedCall, limit: Limit): GatewayError {
  if (limit.isOver()) return new GatewayError('timeout', { call: name })
  if (cause instanceof GatewayError) return cause
  return new GatewayError(limit.signal.aborted ? 'aborted' : 'offline', { call: name })
}

interface Limit {
  /** Aborts at the timeout, or when the caller aborts. */
  readonly signal: AbortSignal
  readonly isOver: () => boolean
  readonly stop: () => void
}

function startLimit(callerSignal: AbortSignal | undefined, ms: number): Limit {
  const controller = new AbortController()
  let over = false
  const abort = (): void => controller.abort()
  const timer = setTimeout(() => {
    over = true
    abort()
  }, ms)
  if (callerSignal?.aborted) abort()
  callerSignal?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    isOver: () => over,
    stop: () => {
      clearTimeout(timer)
      callerSignal?.removeEventListener('abort', abort)
    },
  }
}

type EndOnce = (token: string, code: string | undefined) => void

/** Reports the end of a session once per token, and only while that token is the current one. */
function createSessionGuard({ onSessionEnd, readToken }: ClientOptions): EndOnce {
  let ended: string | undefined
  return (token, code) => {
    if (token === ended || token !== readToken()) return
    ended = token
    onSessionEnd(code ?? 'login.not.session')
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** The longest wait before an automatic retry, in milliseconds. */
const maxWaitMs = 10_000
const transientStatuses: readonly (number | undefined)[] = [502, 503, 504]

/**
 * Returns the milliseconds before a failed read may be sent again, or undefined if it must not be:
 * network failures and 502, 503 and 504 back off with jitter, 429 waits as long as the gateway asks. A
 * gateway that is closed gets no retry.
 */
function retryDelay(error: unknown, sent: number, random: () => number): number | undefined {
  if (!(error instanceof GatewayError) || sent > 2) return undefined
  if (closedStates.has(error.code)) return undefined
  const requested = error.retryAfter === undefined ? 0 : error.retryAfter * 1000
  if (requested > maxWaitMs) return undefined
  const backoff = 300 * 2 ** sent * (0.5 + random() / 2)
  if (error.status === 429) return requested || backoff
  const isTransient = error.kind === 'offline' || transientStatuses.includes(error.status)
  return isTransient ? Math.max(requested, backoff) : undefined
}
