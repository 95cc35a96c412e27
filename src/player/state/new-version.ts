import { proxy, useSnapshot } from 'valtio'

const store = proxy({ ready: false })
let takeOver = (): void => undefined

/** Whether a newer release of the site waits for the player's word. */
export function useNewVersion(): boolean {
  return useSnapshot(store).ready
}

/** A newer release is there; `take` shows it instead of this one. */
export function offerNewVersion(take: () => void): void {
  takeOver = take
  store.ready = true
}

export function takeNewVersion(): void {
  takeOver()
}

/** Not now: the next visit begins with it. */
export function putOffNewVersion(): void {
  store.ready = false
}
