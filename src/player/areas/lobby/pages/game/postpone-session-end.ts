import type { PostponedUpdate } from '../../../../state/inactivity.ts'

const warningMs = 60_000
/** Milliseconds between two calls after which the device must have slept. */
const asleepMs = 5000

/**
 * Returns a rule that postpones the end of a session until the warning was visible for a whole minute,
 * because a hidden or sleeping page shows no warning. The rule has to be called every second.
 */
export function postponeSessionEnd(): PostponedUpdate {
  let visibleFrom = 0
  let calledAt = 0
  return (endsAt) => {
    const now = Date.now()
    const slept = now - calledAt > asleepMs
    calledAt = now
    const hidden = slept || document.visibilityState === 'hidden'
    if (hidden || now < endsAt - warningMs) visibleFrom = now
    return Math.max(endsAt, visibleFrom + warningMs)
  }
}
