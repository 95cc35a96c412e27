import type { ReactNode } from 'react'
import { useGrowing } from '../../components/parts/use-turns.ts'
import type { VendorLook } from '../../components/parts/VendorTile.tsx'
import { Rail } from '../../components/ui/Rail.tsx'
import { type VendorRows, vendorItems } from './VendorSection.tsx'

export interface VendorRailProps extends VendorRows {
  readonly look: VendorLook
  readonly className: string | undefined
  readonly note?: string | undefined
}

/** Every vendor of a category in up to three rows that scroll sideways together; what is out of sight comes after the rest. */
export function VendorRail({ group, label, look, note, ...place }: VendorRailProps): ReactNode {
  const rows = place.rows === 1 || place.rows === 2 ? place.rows : 3
  const stand = useGrowing(group.vendors.length, rows * 4)
  return (
    <Rail className={place.className} label={label} rows={rows}>
      {vendorItems(group.vendors.slice(0, stand), group, look, note)}
    </Rail>
  )
}
