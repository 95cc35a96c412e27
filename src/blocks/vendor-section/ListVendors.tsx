import type { ReactNode } from 'react'
import { sealLook } from '../../parts/vendor-looks/seal-look.ts'
import type { BlockProps } from '../../registry/block.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VendorSection, vendorItems } from './VendorSection.tsx'

/** One vendor a row, its seal before the name and its picture after it. */
export default function ListVendors({ settings }: BlockProps<'vendor-section'>): ReactNode {
  return (
    <VendorSection settings={settings} skeleton={(rows) => <Skeleton count={rows} height="6rem" />}>
      {({ group, rows, label }) => (
        <ul aria-label={label}>{vendorItems(group.vendors.slice(0, rows), group, sealLook)}</ul>
      )}
    </VendorSection>
  )
}
