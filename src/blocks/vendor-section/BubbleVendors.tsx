import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { lobbyPath } from '../../parts/lobby-path.ts'
import { bubbleLook } from '../../parts/vendor-looks/bubble-look.ts'
import type { BlockProps } from '../../registry/block.ts'
import { Link } from '../../ui/navigation.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './BubbleVendors.module.css'
import { VendorSection, vendorItems } from './VendorSection.tsx'

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
      {({ group, rows, label }) => (
        <ul className={styles['bubbles']} aria-label={label}>
          {vendorItems(group.vendors.slice(0, rows * 3 - 1), group, bubbleLook)}
          <li>
            <Link className={styles['all']} to={lobbyPath(group.category)}>
              {t('home.more')}
              <b>{group.vendors.length}</b>
            </Link>
          </li>
        </ul>
      )}
    </VendorSection>
  )
}
