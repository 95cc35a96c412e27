import { createExpiringMap } from '../kit/expiring-map.ts'
import { refuseForNow } from '../kit/gateway-refusal.ts'

/** Counts attempts at passwords by merchant and name, and by caller. */
export interface LoginGuard {
  /** Returns true if this name needs a captcha. */
  readonly wantsCaptcha: (key: string) => boolean
  /** Returns the seconds to wait, or 0. */
  readonly waitFor: (key: string, caller: string) => number
  /**
   * Counts an attempt before its password is checked, because checking takes long and attempts come at
   * once. Throws a GatewayRefusal if the name or the caller has to wait; such an attempt is not counted.
   */
  readonly begin: (key: string, caller: string) => void
  /** Takes an attempt back whose password was right, and forgets the failures of its name. */
  readonly succeed: (key: string, caller: string) => void
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
    waitFor,
    begin(key, caller) {
      const retryAfter = waitFor(key, caller)
      if (retryAfter > 0) throw refuseForNow(retryAfter)
      names.put(key, more(names.read(key)))
      callers.put(caller, more(callers.read(caller)))
    },
    succeed(key, caller) {
      names.take(key)
      const count = callers.read(caller)
      if (count) callers.put(caller, { ...count, failures: Math.max(0, count.failures - 1) })
    },
  }

  function waitFor(key: string, caller: string): number {
    const waits = [wait(names.read(key), refuseAfter), wait(callers.read(caller), callerLimit)]
    return Math.max(...waits)
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
