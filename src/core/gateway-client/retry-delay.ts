import { closedStates } from '../contract/closed-states.ts'
import { GatewayError } from './gateway-error.ts'

/** The longest a read waits by itself, in milliseconds. */
const longestMs = 10_000
const passing: readonly (number | undefined)[] = [502, 503, 504]

/**
 * Milliseconds until a failed read may be sent again, or undefined when it may not: network
 * failure, 502, 503 and 504 back off with jitter, 429 waits as long as the gateway asks. A gateway
 * that says it is closed is not asked again.
 */
export function retryDelay(error: unknown, sent: number, random: () => number): number | undefined {
  if (!(error instanceof GatewayError) || sent > 2) return undefined
  if (closedStates.has(error.code)) return undefined
  const asked = error.retryAfter === undefined ? 0 : error.retryAfter * 1000
  if (asked > longestMs) return undefined
  const backoff = 300 * 2 ** sent * (0.5 + random() / 2)
  if (error.status === 429) return asked || backoff
  const passes = error.kind === 'offline' || passing.includes(error.status)
  return passes ? Math.max(asked, backoff) : undefined
}
