import { useSyncExternalStore } from 'react'
import { watchNothing } from './watch-nothing.ts'

/** Returns true in Node and while a prerendered page is hydrated, where nothing may depend on the moment of the visit. */
export function useHydrates(): boolean {
  return useSyncExternalStore(watchNothing, never, always)
}

const never = (): boolean => false
const always = (): boolean => true
