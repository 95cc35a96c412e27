import { type Category, categories } from '../../../../../core/contract/categories.ts'
import type { VendorEntry } from '../../../../../core/contract/generated/gateway.ts'

/** Above this number of vendors, a grid scrolls sideways in rows of 2 (SPEC §9.20). */
const maxWithoutScroll = 16

/**
 * Returns the number of rows of a category on the home page, unless the merchant sets one (SPEC
 * §2.37).
 */
export function rowsOf(category: Category | '*'): number {
  return category === '*' ? 3 : categories[category].rows
}

export interface Rows {
  readonly shown: readonly VendorEntry[]
  readonly rows: number
  readonly scrolls: boolean
}

/**
 * Plans the vendors and the rows of a grid; the section's link leads to the vendors that are left
 * out.
 */
export function planRows(
  vendors: readonly VendorEntry[],
  { rows, lead }: { readonly rows: number; readonly lead: boolean },
): Rows {
  if (vendors.length > maxWithoutScroll) return { shown: vendors, rows: 2, scrolls: true }
  const capacity = lead ? 1 + (rows - 1) * 3 : rows * 2
  return { shown: vendors.slice(0, capacity), rows, scrolls: false }
}
