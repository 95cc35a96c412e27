import type { ReactNode } from 'react'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { sceneLook } from '../../../../kit/games/vendor-looks/scene-look.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './SceneVendors.module.css'
import { VendorSection, vendorItems } from './VendorSection.tsx'

/**
 * Shows pictures that fill their tiles, two in a row, or one wide tile above rows of three portrait
 * ones.
 */
export default function SceneVendors({ settings }: BlockProps<'vendor-section'>): ReactNode {
  const { lead } = settings
  return (
    <VendorSection
      settings={settings}
      skeleton={(rows) => (
        <div className={styles['scenes']}>
          <Skeleton count={rows * 2} height="8.25rem" shape="card" />
        </div>
      )}
    >
      {({ group, rows, label }) => {
        const shown = group.vendors.slice(0, lead ? 1 + (rows - 1) * 3 : rows * 2)
        return (
          <ul
            className={styles['scenes']}
            data-lead={(lead && shown.length > 3) || undefined}
            aria-label={label}
          >
            {vendorItems(shown, group, sceneLook)}
          </ul>
        )
      }}
    </VendorSection>
  )
}
