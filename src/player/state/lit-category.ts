import { proxy, useSnapshot } from 'valtio'
import type { Category } from '../../core/contract/categories.ts'

const store = proxy<{ active: Category | undefined }>({ active: undefined })

/** Returns the category whose vendors home shows; undefined if it shows none. */
export function useActiveCategory(): Category | undefined {
  return useSnapshot(store).active
}

export function setActiveCategory(category: Category | undefined): void {
  store.active = category
}
