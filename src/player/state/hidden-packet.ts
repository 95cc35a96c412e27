import { proxy, useSnapshot } from 'valtio'
import { onSessionEnd } from './session.ts'

const store = proxy({ hidden: false })

onSessionEnd(() => {
  store.hidden = false
})

/** Returns whether the player hid the floating red envelope for this visit. */
export function usePacketHidden(): boolean {
  return useSnapshot(store).hidden
}

export function hidePacket(): void {
  store.hidden = true
}
