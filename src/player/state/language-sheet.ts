import { proxy, useSnapshot } from 'valtio'

const store = proxy({ open: false })

/** Returns whether the language sheet is open. */
export function useLanguageSheetOpen(): boolean {
  return useSnapshot(store).open
}

export function openLanguageSheet(): void {
  store.open = true
}

export function closeLanguageSheet(): void {
  store.open = false
}
