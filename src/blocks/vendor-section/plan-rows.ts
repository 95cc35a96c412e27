import type { VendorEntry } from '../../contract/generated/gateway.ts'

/** From more vendors than this, a grid scrolls sideways in rows of 2 (SPEC.md §9). */
const scrollsAbove = 16

export interface Rows {
  readonly shown: readonly VendorEntry[]
  readonly rows: number
  readonly scrolls: boolean
}

/** Which vendors stand in a section and how; the link to the rest leads to those left out. */
export function planRows(
  vendors: readonly VendorEntry[],
  options: {
    readonly variant: 'grid' | 'lanes' | 'list' | 'bubbles'
    readonly rows: number
    readonly lead: boolean
  },
): Rows {
  const { variant, rows, lead } = options
  if (variant === 'lanes') return { shown: vendors, rows, scrolls: true }
  if (variant === 'list') return { shown: vendors.slice(0, rows), rows, scrolls: false }
  if (vendors.length > scrollsAbove && variant === 'grid')
    return { shown: vendors, rows: 2, scrolls: true }
  const perRow = variant === 'bubbles' ? 3 : 2
  const places = lead ? 1 + (rows - 1) * 3 : rows * perRow
  return {
    shown: vendors.slice(0, variant === 'bubbles' ? places - 1 : places),
    rows,
    scrolls: false,
  }
}
