import { proxy, useSnapshot } from 'valtio'

const store = proxy({ ready: false })
let applyUpdate = (): void => undefined

/** Returns whether a newer release of the site is offered to the player. */
export function useNewVersion(): boolean {
  return useSnapshot(store).ready
}

/** Offers a newer release. `take` replaces the current one with it. */
export function offerNewVersion(take: () => void): void {
  applyUpdate = take
  store.ready = true
}

export function applyNewVersion(): void {
  applyUpdate()
}

/** Hides the offer. The next visit uses the newer release. */
export function dismissNewVersion(): void {
  store.ready = false
}
