import { closedStates } from '../../core/contract/closed-states.ts'
import { GatewayError } from '../../core/gateway-client/gateway-error.ts'

/** Statuses that do not say whether the gateway executed the request. */
const undecidedStatuses: readonly (number | undefined)[] = [408, 409, 425]

/** Returns true if the gateway may have executed a request, or an earlier one with the same key. */
export function mayBeDone(error: unknown, { repeated = false } = {}): boolean {
  // Anything else was thrown before the request was sent.
  if (!(error instanceof GatewayError)) return repeated
  const { kind, code, status = 0 } = error
  if (kind === 'session') return false
  // The gateway did not look at the content, and so not at an earlier press.
  const isUnread = closedStates.has(code) || status === 429 || code?.startsWith('encryption.key.')
  if (isUnread) return repeated
  // The key belongs to a request with another secret, whose answer was lost.
  if (code === 'idempotency.mismatch') return true
  if (kind === 'refused') return status >= 500
  return kind !== 'http' || status >= 500 || undecidedStatuses.includes(status)
}
