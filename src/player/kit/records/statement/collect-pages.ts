export interface CollectedPage<T> {
  readonly items: readonly T[]
  readonly totalPages: number
}

export interface CollectOptions<T> {
  readonly load: (pageNum: number, signal: AbortSignal) => Promise<CollectedPage<T>>
  readonly keyOf: (item: T) => string
  readonly signal: AbortSignal
  /** Hears the part of the pages that are loaded, from 0 to 1. */
  readonly onProgress: (part: number) => void
}

/**
 * Loads all pages of a list, one after the other, until a page brings nothing new, because a gateway may
 * announce more pages than it has. An item that moved to a later page is not repeated. Rejects as soon as a page fails or the signal aborts.
 */
export async function collectPages<T>(options: CollectOptions<T>): Promise<readonly T[]> {
  const { load, keyOf, signal, onProgress } = options
  const found = new Map<string, T>()
  let total = 1
  for (let page = 1; page <= total; page += 1) {
    const { items, totalPages } = await load(page, signal)
    signal.throwIfAborted()
    const known = found.size
    for (const item of items) found.set(keyOf(item), item)
    total = found.size > known ? totalPages : page
    onProgress(page / Math.max(1, total))
  }
  return [...found.values()]
}
