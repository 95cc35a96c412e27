import { proxy, useSnapshot } from 'valtio'
import { deviceStorage } from './storage.ts'

const store = proxy<{ masked: boolean | undefined }>({ masked: undefined })

/** Returns whether the player hides the balance behind asterisks; `start` applies if the player has never chosen. */
export function useBalanceMasked(start = false): boolean {
  return useSnapshot(store).masked ?? readStored() ?? start
}

export function toggleBalanceMask(start = false): void {
  store.masked = !(store.masked ?? readStored() ?? start)
  deviceStorage.write('balanceMasked', store.masked ? '1' : '0')
}

function readStored(): boolean | undefined {
  const stored = deviceStorage.read('balanceMasked')
  return stored === undefined ? undefined : stored === '1'
}
