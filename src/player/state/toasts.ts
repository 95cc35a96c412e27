import { proxy, useSnapshot } from 'valtio'

export interface Toast {
  readonly id: number
  readonly kind: 'toast' | 'notification' | 'loading' | 'errors'
  readonly lines: readonly string[]
}

/** How long each kind stays, in milliseconds (SPEC §9.2 to §9.4 and §11.3). */
const stays = { toast: 1500, notification: 3000, long: 8000, errors: 4000, loading: 9999 } as const
const store = proxy<{ shown: readonly Toast[] }>({ shown: [] })
let lastId = 0

export function useToasts(): readonly Toast[] {
  return useSnapshot(store).shown
}

/** A short word for 1.5 seconds, or as long as said in milliseconds. */
export function showToast(text: string, ms: number = stays.toast): void {
  show('toast', [text], ms)
}

/** A notification for 3 seconds, a long one for 8. */
export function showNotification(text: string, length: 'short' | 'long' = 'short'): void {
  show('notification', [text], length === 'long' ? stays.long : stays.notification)
}

/** Every error of a form for 4 seconds. */
export function showErrors(lines: readonly string[]): void {
  show('errors', lines, stays.errors)
}

/** A loading notice for at most 9999 ms; answers with how to end it. */
export function showLoading(text: string): () => void {
  return show('loading', [text], stays.loading)
}

export function closeToast(id: number): void {
  if (store.shown.some((toast) => toast.id === id))
    store.shown = store.shown.filter((toast) => toast.id !== id)
}

function show(kind: Toast['kind'], lines: readonly string[], ms: number): () => void {
  lastId += 1
  const id = lastId
  const others = store.shown.filter((toast) => toast.kind !== kind)
  store.shown = [...others, { id, kind, lines }]
  const timer = setTimeout(() => closeToast(id), ms)
  return () => {
    clearTimeout(timer)
    closeToast(id)
  }
}
