import { useSyncExternalStore } from 'react'

/**
 * Returns what a media query says, and follows its changes. A page that is rendered ahead says false.
 * `read` adds what else the answer depends on.
 */
export function useMedia(query: string, read = () => matchMedia(query).matches): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    read,
    () => false,
  )
}
