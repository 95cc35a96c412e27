import { proxy, useSnapshot } from 'valtio'

export interface Toast {
  readonly id: number
  readonly kind: 'toast' | 'notification' | 'loading' | 'errors'
  readonly lines: readonly string[]
  /** Milliseconds from when it is drawn until it closes. */
  readonly ms: number
}

/** The display time of each kind, in milliseconds (SPEC §9.2 to §9.4 and §11.3). */
const durations = {
  toast: 1500,
  notification: 3000,
  long: 8000,
  errors: 4000,
  loading: 9999,
} as const
const store = proxy<{ shown: readonly Toast[] }>({ shown: [] })
let lastId = 0

export function useToasts(): readonly Toast[] {
  return useSnapshot(store).shown
}

/** Shows a toast for 1.5 seconds, or for a given number of milliseconds. */
export function showToast(text: string, ms: number = durations.toast): void {
  show('toast', [text], ms)
}

/** Shows a notification for 3 seconds, or for 8 seconds if it is long. */
export function showNotification(text: string, length: 'short' | 'long' = 'short'): void {
  show('notification', [text], length === 'long' ? durations.long : durations.notification)
}

/** Shows all errors of a form for 4 seconds. */
export function showErrors(lines: readonly string[]): void {
  show('errors', lines, durations.errors)
}

/** Shows a loading notice for at most 9999 ms. Returns a function that closes it. */
export function showLoading(text: string): () => void {
  return show('loading', [text], durations.loading)
}

export function closeToast(id: number): void {
  if (store.shown.some((toast) => toast.id === id))
    store.shown = store.shown.filter((toast) => toast.id !== id)
}

function show(kind: Toast['kind'], lines: readonly string[], ms: number): () => void {
  lastId += 1
  const id = lastId
  const others = store.shown.filter((toast) => toast.kind !== kind)
  store.shown = [...others, { id, kind, lines, ms }]
  return () => closeToast(id)
}
