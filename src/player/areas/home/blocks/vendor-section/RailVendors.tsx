import type { ReactNode } from 'react'
import type { Category } from '../../../../../core/contract/categories.ts'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import type { VendorLook } from '../../../../kit/games/VendorTile.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { planRows } from './plan-rows.ts'
import styles from './RailVendors.module.css'
import { VendorRail } from './VendorRail.tsx'
import { VendorSection } from './VendorSection.tsx'

export interface RailVendorsProps {
  readonly settings: BlockProps<'vendor-section'>['settings']
  readonly look: VendorLook
  /** Width of a tile, as a CSS length. */
  readonly width: string
  /** Height of a tile, as a CSS length. */
  readonly height: string
  /** Returns the text under the name of each vendor of a category. */
  readonly note?: (category: Category) => string | undefined
}

/** Shows all vendors in rows that scroll sideways together. */
export function RailVendors({ settings, look, note, ...size }: RailVendorsProps): ReactNode {
  const style = { '--tile': size.width, '--tall': size.height }
  return (
    <VendorSection
      settings={settings}
      skeleton={(rows) => (
        <div className={styles['skeleton']} style={style}>
          <Skeleton count={Math.min(rows, 3) * 2} height={size.height} />
        </div>
      )}
    >
      {({ group, rows: asked, label }) => {
        const { rows } = planRows(group.vendors, { rows: asked, lead: false })
        return (
          <div style={style}>
            <VendorRail
              group={group}
              rows={rows}
              label={label}
              look={look}
              note={note?.(group.category)}
              className={styles['rail']}
            />
          </div>
        )
      }}
    </VendorSection>
  )
}
