import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { lobbyPath } from '../../parts/lobby-path.ts'
import { discOf, Emblem } from '../../parts/VendorDisc.tsx'
import { VendorTile } from '../../parts/VendorTile.tsx'
import { bubbleLook } from '../../parts/vendor-looks/bubble-look.ts'
import type { BlockProps } from '../../registry/block.ts'
import { Link } from '../../ui/navigation.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './BubbleVendors.module.css'
import { VendorSection } from './VendorSection.tsx'

/** How many vendors are packed by hand: three, three and two in a row, with the way to the rest. */
const packed = 8

/** Bubbles of several sizes, three in a row; the last of them leads to the rest. */
export default function BubbleVendors({ settings }: BlockProps<'vendor-section'>): ReactNode {
  const t = useT()
  return (
    <VendorSection
      settings={settings}
      skeleton={(rows) => (
        <div className={styles['bones']}>
          <Skeleton count={rows * 2} height="7.25rem" />
        </div>
      )}
    >
      {({ group, rows, label }) => {
        const vendors = group.vendors.slice(0, rows * 3 - 1)
        return (
          <ul
            className={styles['bubbles']}
            data-packed={vendors.length === packed || undefined}
            aria-label={label}
          >
            {vendors.map((vendor) => (
              <li key={vendor.accountTypeName} style={discOf(vendor)}>
                <VendorTile
                  vendor={vendor}
                  category={group.category}
                  look={bubbleLook}
                  to={lobbyPath(group.category, vendor.accountTypeName)}
                  mark={discOf(vendor) && <Emblem address={vendor.emblem} />}
                />
              </li>
            ))}
            <li>
              <Link className={styles['all']} to={lobbyPath(group.category)}>
                {t('home.more')}
                <b>{group.vendors.length}</b>
              </Link>
            </li>
          </ul>
        )
      }}
    </VendorSection>
  )
}
