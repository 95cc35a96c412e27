import { proxy, useSnapshot } from 'valtio'
import type { Category } from '../../core/contract/categories.ts'

const store = proxy<{ lit: Category | undefined }>({ lit: undefined })

/** The category that home shows the vendors of, while one does. */
export function useLitCategory(): Category | undefined {
  return useSnapshot(store).lit
}

export function lightCategory(category: Category | undefined): void {
  store.lit = category
}
