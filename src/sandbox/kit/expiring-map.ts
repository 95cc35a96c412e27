export interface ExpiringMapOptions {
  readonly now: () => number
  readonly lifetimeMs: number
  /** The maximum number of entries; the oldest is removed first. */
  readonly limit: number
}

/** Things that are kept for a while, never more than a limit. */
export interface ExpiringMap<T> {
  readonly put: (key: string, thing: T) => void
  readonly read: (key: string) => T | undefined
  readonly take: (key: string) => T | undefined
}

export function createExpiringMap<T>({
  now,
  lifetimeMs,
  limit,
}: ExpiringMapOptions): ExpiringMap<T> {
  const kept = new Map<string, { readonly thing: T; readonly until: number }>()
  const read = (key: string): T | undefined => {
    const found = kept.get(key)
    return found && found.until > now() ? found.thing : undefined
  }
  return {
    put(key, thing) {
      kept.delete(key)
      kept.set(key, { thing, until: now() + lifetimeMs })
      for (const oldest of kept.keys()) {
        if (kept.size <= limit) break
        kept.delete(oldest)
      }
    },
    read,
    take(key) {
      const thing = read(key)
      kept.delete(key)
      return thing
    },
  }
}
