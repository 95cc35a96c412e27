import type { ReactNode } from 'react'
import { cardLook } from '../../parts/vendor-looks/card-look.ts'
import type { BlockProps } from '../../registry/block.ts'
import { Rail } from '../../ui/Rail.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './GridVendors.module.css'
import { planRows } from './plan-rows.ts'
import { VendorSection, vendorItems } from './VendorSection.tsx'

/** Cards two in a row, or one large over three in a row; many of them scroll sideways. */
export default function GridVendors({ settings }: BlockProps<'vendor-section'>): ReactNode {
  const { lead = false } = settings
  return (
    <VendorSection
      settings={settings}
      skeleton={(rows) => (
        <div className={styles['tiles']}>
          <Skeleton count={rows * 2} height="7.25rem" />
        </div>
      )}
    >
      {({ group, rows: asked, label }) => {
        const { shown, rows, scrolls } = planRows(group.vendors, { rows: asked, lead })
        const tiles = vendorItems(shown, group, cardLook)
        if (scrolls)
          return (
            <Rail
              label={label}
              rows={rows === 1 || rows === 2 ? rows : 3}
              className={styles['rail']}
            >
              {tiles}
            </Rail>
          )
        return (
          <ul
            className={styles['tiles']}
            data-lead={(lead && shown.length > 3) || undefined}
            aria-label={label}
          >
            {tiles}
          </ul>
        )
      }}
    </VendorSection>
  )
}
