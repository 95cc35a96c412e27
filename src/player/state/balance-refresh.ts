import { onSessionEnd } from './session.ts'

/** Refreshes closer together than this are one, in milliseconds (SPEC §5.14). */
const throttleMs = 1500
let askedAt = Number.NEGATIVE_INFINITY

onSessionEnd(() => {
  askedAt = Number.NEGATIVE_INFINITY
})

/** Notes that the balance is asked for now; it holds for everything that shows the balance. */
export function noteBalanceAsked(): void {
  askedAt = performance.now()
}

/** Returns how many milliseconds a refresh has to wait; 0 when there may be one. */
export function readBalanceWait(): number {
  return Math.max(0, askedAt + throttleMs - performance.now())
}
