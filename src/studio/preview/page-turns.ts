export interface PageTurns {
  /** Begins what waits for it as soon as there is room; answers what ends or gives up the turn. */
  readonly take: (begin: () => void) => () => void
}

/** Lets so many things go on at the same time, in the order in which they came. */
export function createPageTurns(most: number): PageTurns {
  const waiting = new Set<() => void>()
  const going = new Set<() => void>()
  const next = (): void => {
    for (const begin of waiting) {
      if (going.size >= most) return
      waiting.delete(begin)
      going.add(begin)
      begin()
    }
  }
  return {
    take(begin) {
      const own = (): void => begin()
      waiting.add(own)
      next()
      return () => {
        waiting.delete(own)
        going.delete(own)
        next()
      }
    },
  }
}
