import { createExpiringMap } from './captcha/expiring-map.ts'

/** Counts wrong passwords by merchant and name, and by caller. */
export interface LoginGuard {
  /** Returns true if this name needs a captcha. */
  readonly wantsCaptcha: (key: string) => boolean
  /** Seconds to wait, or 0. */
  readonly waitFor: (key: string, caller: string) => number
  readonly noteFailure: (key: string, caller: string) => void
  readonly noteSuccess: (key: string) => void
}

const windowMs = 10 * 60_000
const captchaAfter = 3
const refuseAfter = 12
const callerLimit = 60
const waitSeconds = 60

export function createLoginGuard(now: () => number): LoginGuard {
  const names = createExpiringMap<Count>({ now, lifetimeMs: windowMs, limit: 20_000 })
  const callers = createExpiringMap<Count>({ now, lifetimeMs: windowMs, limit: 20_000 })
  return {
    wantsCaptcha: (key) => (names.read(key)?.failures ?? 0) >= captchaAfter,
    waitFor(key, caller) {
      const waits = [wait(names.read(key), refuseAfter), wait(callers.read(caller), callerLimit)]
      return Math.max(...waits)
    },
    noteFailure(key, caller) {
      names.put(key, more(names.read(key)))
      callers.put(caller, more(callers.read(caller)))
    },
    noteSuccess: (key) => void names.take(key),
  }

  function more(count: Count | undefined): Count {
    return { failures: (count?.failures ?? 0) + 1, last: now() }
  }

  function wait(count: Count | undefined, limit: number): number {
    if (count === undefined || count.failures < limit) return 0
    return Math.max(0, Math.ceil(waitSeconds - (now() - count.last) / 1000))
  }
}

interface Count {
  readonly failures: number
  readonly last: number
}
