import { LRUCache } from 'lru-cache'

/** Counts what one sender does within a minute. */
export interface RateLimit {
  /** Counts one more; returns false if that is more than may be. */
  readonly take: (sender: string) => boolean
}

/** The maximum number of senders that are remembered, so that a flood of them costs no memory. */
const senders = 10_000

/** Creates a limit of so many within each minute. */
export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  const counted = new LRUCache<string, { readonly minute: number; count: number }>({ max: senders })
  return {
    take: (sender) => {
      const minute = Math.floor(now() / 60_000)
      const known = counted.get(sender)
      const of = known?.minute === minute ? known : { minute, count: 0 }
      of.count += 1
      counted.set(sender, of)
      return of.count <= perMinute
    },
  }
}
