import { useSyncExternalStore } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { deviceStorage } from './storage.ts'
import { watchNothing } from './watch-nothing.ts'

const store = proxy<{ masked: boolean | undefined }>({ masked: undefined })

/** Returns whether the player hides the balance behind asterisks; `start` applies if the player has never chosen. */
export function useBalanceMasked(start = false): boolean {
  const { masked } = useSnapshot(store)
  // A home that was rendered ahead knows of no choice.
  const stored = useSyncExternalStore(watchNothing, readStored, () => undefined)
  return masked ?? stored ?? start
}

export function toggleBalanceMask(start = false): void {
  store.masked = !(store.masked ?? readStored() ?? start)
  deviceStorage.write('balanceMasked', store.masked ? '1' : '0')
}

function readStored(): boolean | undefined {
  const stored = deviceStorage.read('balanceMasked')
  return stored === undefined ? undefined : stored === '1'
}
