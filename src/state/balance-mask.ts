import { proxy, useSnapshot } from 'valtio'
import { deviceStorage } from './storage.ts'

const store = proxy<{ masked: boolean | undefined }>({ masked: undefined })

/** Whether the player hides the balance behind asterisks. */
export function useBalanceMasked(): boolean {
  return useSnapshot(store).masked ?? isStored()
}

export function toggleBalanceMask(): void {
  store.masked = !(store.masked ?? isStored())
  deviceStorage.write('balanceMasked', store.masked ? '1' : undefined)
}

function isStored(): boolean {
  return deviceStorage.read('balanceMasked') === '1'
}
