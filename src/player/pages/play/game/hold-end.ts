import type { PutOff } from '../../../state/inactivity.ts'

const warningMs = 60_000
/** A clock that was asked longer ago slept meanwhile, in milliseconds. */
const asleepMs = 5000

/**
 * Puts the end of a session off until its warning was seen for a whole minute: a page that is
 * hidden or asleep shows none. To be asked every second.
 */
export function holdEnd(): PutOff {
  let seenFrom = 0
  let askedAt = 0
  return (endsAt) => {
    const now = Date.now()
    const slept = now - askedAt > asleepMs
    askedAt = now
    const unseen = slept || document.visibilityState === 'hidden'
    if (unseen || now < endsAt - warningMs) seenFrom = now
    return Math.max(endsAt, seenFrom + warningMs)
  }
}
