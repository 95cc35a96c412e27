import { type Category, categories } from '../../../core/contract/categories.ts'
import type { VendorEntry } from '../../../core/contract/generated/gateway.ts'

/** From more vendors than this, a grid scrolls sideways in rows of 2 (SPEC §9.20). */
const scrollsAbove = 16

/** Returns how many rows a category has on home where the merchant does not say (SPEC §2.37). */
export function rowsOf(category: Category | '*'): number {
  return category === '*' ? 3 : categories[category].rows
}

export interface Rows {
  readonly shown: readonly VendorEntry[]
  readonly rows: number
  readonly scrolls: boolean
}

/** Which vendors stand in a grid and how; the link to the rest leads to those left out. */
export function planRows(
  vendors: readonly VendorEntry[],
  { rows, lead }: { readonly rows: number; readonly lead: boolean },
): Rows {
  if (vendors.length > scrollsAbove) return { shown: vendors, rows: 2, scrolls: true }
  const places = lead ? 1 + (rows - 1) * 3 : rows * 2
  return { shown: vendors.slice(0, places), rows, scrolls: false }
}
