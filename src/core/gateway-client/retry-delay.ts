import { closedStates } from '../contract/closed-states.ts'
import { GatewayError } from './gateway-error.ts'

/** The longest wait before an automatic retry, in milliseconds. */
const maxWaitMs = 10_000
const transientStatuses: readonly (number | undefined)[] = [502, 503, 504]

/**
 * Returns the milliseconds before a failed read may be sent again, or undefined if it must not be:
 * network failures and 502, 503 and 504 back off with jitter, 429 waits as long as the gateway asks. A
 * gateway that is closed gets no retry.
 */
export function retryDelay(error: unknown, sent: number, random: () => number): number | undefined {
  if (!(error instanceof GatewayError) || sent > 2) return undefined
  if (closedStates.has(error.code)) return undefined
  const requested = error.retryAfter === undefined ? 0 : error.retryAfter * 1000
  if (requested > maxWaitMs) return undefined
  const backoff = 300 * 2 ** sent * (0.5 + random() / 2)
  if (error.status === 429) return requested || backoff
  const isTransient = error.kind === 'offline' || transientStatuses.includes(error.status)
  return isTransient ? Math.max(requested, backoff) : undefined
}
