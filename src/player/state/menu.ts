import { proxy, useSnapshot } from 'valtio'
import { useSinceHydration } from './use-since-hydration.ts'

const store = proxy({ open: false })

/** Returns whether the slide-in menu is open; closed until a home that was rendered ahead is hydrated. */
export function useMenuOpen(): boolean {
  return useSinceHydration(useSnapshot(store).open, false)
}

export function openSlideMenu(): void {
  store.open = true
}

export function closeMenu(): void {
  store.open = false
}
