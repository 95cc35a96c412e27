import { proxy, useSnapshot } from 'valtio'
import { useSinceHydration } from './use-since-hydration.ts'

export type Connection = 'online' | 'slow' | 'offline'

const store = proxy({ offline: false, slow: 0 })

/**
 * Returns `offline` while the browser reports it, and `slow` while a call takes longer than 8 seconds; `online`
 * until a home that was rendered ahead is hydrated.
 */
export function useConnection(): Connection {
  const { offline, slow } = useSnapshot(store)
  const reported = slow > 0 ? 'slow' : 'online'
  return useSinceHydration<Connection>(offline ? 'offline' : reported, 'online')
}

/** Records a slow call. Returns a function to call when it has ended. */
export function reportSlow(): () => void {
  store.slow += 1
  return () => {
    store.slow -= 1
  }
}

/** Follows the browser's online and offline events. Returns a function that stops it. */
export function watchConnection(page: Window): () => void {
  const update = (): void => {
    store.offline = !page.navigator.onLine
  }
  update()
  page.addEventListener('online', update)
  page.addEventListener('offline', update)
  return () => {
    page.removeEventListener('online', update)
    page.removeEventListener('offline', update)
  }
}
