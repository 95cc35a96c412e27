import { proxy, useSnapshot } from 'valtio'
import { onSessionEnd } from './session.ts'

const store = proxy<{ hidden: readonly string[] }>({ hidden: [] })

onSessionEnd(() => {
  store.hidden = []
})

/** Returns the lines that the player closed in this visit, by name. */
export function useHiddenLines(): readonly string[] {
  // At once, so that a closed line leaves with the press.
  return useSnapshot(store, { sync: true }).hidden
}

export function hideLine(name: string): void {
  store.hidden = [...store.hidden, name]
}
