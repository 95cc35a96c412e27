import type { ReactNode } from 'react'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { rowLook } from '../../parts/vendor-looks/row-look.ts'
import styles from './RowVendors.module.css'
import { VendorSection, vendorItems } from './VendorSection.tsx'

/** Shows one vendor in each row, its picture first. */
export default function RowVendors({ settings }: BlockProps<'vendor-section'>): ReactNode {
  return (
    <VendorSection
      settings={settings}
      skeleton={(rows) => <Skeleton count={rows} height="4.5rem" shape="card" />}
    >
      {({ group, rows, label }) => (
        <ul className={styles['rows']} aria-label={label}>
          {vendorItems(group.vendors.slice(0, rows), group, rowLook)}
        </ul>
      )}
    </VendorSection>
  )
}
