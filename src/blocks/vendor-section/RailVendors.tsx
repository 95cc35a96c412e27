import type { ReactNode } from 'react'
import type { VendorLook } from '../../parts/VendorTile.tsx'
import type { BlockProps } from '../../registry/block.ts'
import { Rail } from '../../ui/Rail.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { planRows } from './plan-rows.ts'
import styles from './RailVendors.module.css'
import { VendorSection, vendorItems } from './VendorSection.tsx'

export interface RailVendorsProps {
  readonly settings: BlockProps<'vendor-section'>['settings']
  readonly look: VendorLook
  /** Of a tile, as CSS writes them. */
  readonly width: string
  readonly height: string
  readonly note?: string | undefined
}

/** Every vendor, in rows that scroll sideways together. */
export function RailVendors({ settings, look, note, ...size }: RailVendorsProps): ReactNode {
  const style = { '--tile': size.width, '--tall': size.height }
  return (
    <VendorSection
      settings={settings}
      skeleton={(rows) => (
        <div className={styles['bones']} style={style}>
          <Skeleton count={Math.min(rows, 3) * 2} height={size.height} />
        </div>
      )}
    >
      {({ group, rows: asked, label }) => {
        const { rows } = planRows(group.vendors, { rows: asked, lead: false })
        return (
          <div style={style}>
            <Rail
              className={styles['rail']}
              label={label}
              rows={rows === 1 || rows === 2 ? rows : 3}
            >
              {vendorItems(group.vendors, group, look, note)}
            </Rail>
          </div>
        )
      }}
    </VendorSection>
  )
}
