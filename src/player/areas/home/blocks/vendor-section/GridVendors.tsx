import type { ReactNode } from 'react'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { cardLook } from '../../../../kit/games/vendor-looks/card-look.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './GridVendors.module.css'
import { planRows } from './plan-rows.ts'
import { VendorRail } from './VendorRail.tsx'
import { VendorSection, vendorItems } from './VendorSection.tsx'

/**
 * Shows cards two in a row, or one large card above rows of three; a long list scrolls sideways.
 */
export default function GridVendors({ settings }: BlockProps<'vendor-section'>): ReactNode {
  const { lead } = settings
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
        if (scrolls)
          return (
            <VendorRail
              group={group}
              rows={rows}
              label={label}
              look={cardLook}
              className={styles['rail']}
            />
          )
        return (
          <ul
            className={styles['tiles']}
            data-lead={(lead && shown.length > 3) || undefined}
            aria-label={label}
          >
            {vendorItems(shown, group, cardLook)}
          </ul>
        )
      }}
    </VendorSection>
  )
}
