import { onSessionEnd } from './session.ts'

/** The shortest time between two refreshes, in milliseconds (SPEC §5.14). */
const throttleMs = 1500
let askedAt = Number.NEGATIVE_INFINITY

onSessionEnd(() => {
  askedAt = Number.NEGATIVE_INFINITY
})

/** Records that the balance is requested now, for all components that show it. */
export function recordBalanceRequest(): void {
  askedAt = performance.now()
}

/** Returns the milliseconds until the next refresh is allowed; 0 if it is allowed now. */
export function readBalanceWait(): number {
  return Math.max(0, askedAt + throttleMs - performance.now())
}
