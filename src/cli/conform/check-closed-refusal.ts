import type { CallName } from '../../core/contract/calls.ts'
import { closedStates } from '../../core/contract/closed-states.ts'
import type { SystemStatus } from '../../core/contract/generated/gateway.ts'
import type { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import { readStatus } from '../../core/gateway-client/read-status.ts'

export type ClosedReason = 'maintenance' | 'restricted'

/** The status and code with which a closed gateway refuses a call (SPEC §10.11). */
const refusals: Readonly<
  Record<ClosedReason, { readonly status: number; readonly messages: string }>
> = {
  maintenance: { status: 503, messages: 'status 503 and system.upgrading under maintenance' },
  restricted: { status: 403, messages: 'status 403 and system.restricted in a restricted region' },
}

/** The calls that a closed gateway answers, so that the page can say why and where to ask. */
const answered: readonly CallName[] = ['systemStatus', 'customerService']

/**
 * Returns the states in which a gateway may be by its status answer; none while it is open. What
 * the numbers 1 and 2 mean is a merchant's setting, which conform does not know.
 */
export function closedBy(status: SystemStatus | undefined): readonly ClosedReason[] {
  if (!status) return []
  const states = [readStatus(status, 'A'), readStatus(status, 'B')]
  return [...new Set(states)].filter((state) => state !== 'open')
}

/** Returns what is wrong with how a closed gateway refused a call; nothing where it is right. */
export function checkClosedRefusal(
  error: GatewayError | undefined,
  states: readonly ClosedReason[],
): string | undefined {
  const state = closedStates.get(error?.code)
  const isRight = state && states.includes(state) && error?.status === refusals[state].status
  if (isRight) return undefined
  const expected = states.map((one) => refusals[one].messages).join(', or ')
  const found = error
    ? [error.status && `status ${error.status}`, error.code].filter(Boolean).join(' and ')
    : 'an answer'
  return `A closed gateway has to refuse it with ${expected}; it came with ${found || 'no answer'}.`
}

/** Returns true if a gateway in one of these states still answers the call. */
export function isAnswered(name: CallName, states: readonly ClosedReason[]): boolean {
  return states.length === 0 || answered.includes(name)
}
