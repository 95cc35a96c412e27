import { proxy, useSnapshot } from 'valtio'

export type Connection = 'online' | 'slow' | 'offline'

const store = proxy({ offline: false, slow: 0 })

/** Offline by the browser's word, slow while a call takes longer than 8 seconds. */
export function useConnection(): Connection {
  const { offline, slow } = useSnapshot(store)
  if (offline) return 'offline'
  return slow > 0 ? 'slow' : 'online'
}

/** A call became slow; answers with what to do when it ended. */
export function noteSlow(): () => void {
  store.slow += 1
  return () => {
    store.slow -= 1
  }
}

/** Follows the browser's word about the network; answers with how to stop. */
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
