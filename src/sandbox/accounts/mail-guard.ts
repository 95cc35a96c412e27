import { createExpiringMap } from '../kit/expiring-map.ts'

/** Has whoever asks for a password by mail wait before the next one. */
export interface MailGuard {
  /** Seconds to wait, or 0. */
  readonly waitFor: (key: string) => number
  readonly note: (key: string) => void
}

const waitMs = 60_000

export function createMailGuard(now: () => number): MailGuard {
  const asked = createExpiringMap<number>({ now, lifetimeMs: waitMs, limit: 20_000 })
  return {
    waitFor(key) {
      const last = asked.read(key)
      return last === undefined ? 0 : Math.ceil((last + waitMs - now()) / 1000)
    },
    note: (key) => asked.put(key, now()),
  }
}
