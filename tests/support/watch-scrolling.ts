import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Replaces IntersectionObserver, which jsdom lacks, by one that reports nothing until the returned
 * `reachEnd` is called: then every element that is observed is in sight.
 */
export function watchScrolling(): { readonly reachEnd: () => void } {
  const observed = new Map<object, () => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly report: (entries: readonly object[]) => void
      constructor(report: (entries: readonly object[]) => void) {
        this.report = report
      }
      observe(): void {
        observed.set(this, () => this.report([{ isIntersecting: true }]))
      }
      disconnect(): void {
        observed.delete(this)
      }
    },
  )
  const reachEnd = (): void =>
    act(() => {
      for (const report of observed.values()) report()
    })
  return { reachEnd }
}
