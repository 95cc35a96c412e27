import { useSyncExternalStore } from 'react'
import { watchNothing } from './watch-nothing.ts'

/**
 * Returns `rendered` while the page that was rendered ahead is hydrated, and `value` from then on. A press or the
 * network may change a store before React has reached the block that reads it, and React reports an error where
 * a block differs from what was rendered.
 */
export function useSinceHydration<V>(value: V, rendered: V): V {
  return useSyncExternalStore(
    watchNothing,
    () => value,
    () => rendered,
  )
}
