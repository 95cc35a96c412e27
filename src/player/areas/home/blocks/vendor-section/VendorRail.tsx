import type { ReactNode } from 'react'
import { Rail } from '../../../../kit/controls/Rail.tsx'
import type { VendorLook } from '../../../../kit/games/VendorTile.tsx'
import { type VendorRows, vendorItems } from './VendorSection.tsx'

export interface VendorRailProps extends VendorRows {
  readonly look: VendorLook
  readonly className: string | undefined
  readonly note?: string | undefined
}

/** Shows all vendors of a category in up to three rows that scroll sideways together. */
export function VendorRail({ group, label, look, note, ...list }: VendorRailProps): ReactNode {
  const rows = list.rows === 1 || list.rows === 2 ? list.rows : 3
  return (
    <Rail className={list.className} label={label} rows={rows}>
      {vendorItems(group.vendors, group, look, note)}
    </Rail>
  )
}
