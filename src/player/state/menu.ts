import { proxy, useSnapshot } from 'valtio'

const store = proxy({ open: false })

/** Returns whether the slide-in menu is open. */
export function useMenuOpen(): boolean {
  return useSnapshot(store).open
}

export function openSlideMenu(): void {
  store.open = true
}

export function closeMenu(): void {
  store.open = false
}
