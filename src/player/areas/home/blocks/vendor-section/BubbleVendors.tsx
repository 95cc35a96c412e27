import type { ReactNode } from 'react'
import type { VendorEntry } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { hasLongWord } from '../../../../kit/controls/has-long-word.ts'
import { Link, useIsCurrent } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { lobbyPath } from '../../../../kit/games/lobby-path.ts'
import { discOf, Emblem } from '../../../../kit/games/VendorDisc.tsx'
import { VendorTile } from '../../../../kit/games/VendorTile.tsx'
import { isVendorClosed, type VendorGroup } from '../../../../kit/games/vendor-groups.ts'
import { plateLook } from '../../../../kit/games/vendor-looks/plate-look.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { readServerTime } from '../../../../state/status.ts'
import { bubbleLook } from '../../parts/vendor-looks/bubble-look.ts'
import styles from './BubbleVendors.module.css'
import { VendorSection, vendorItems } from './VendorSection.tsx'

/**
 * Number of vendors with fixed positions: three, three and two in a row, and the link to all of
 * them.
 */
const packedCount = 8

/** Maximum letters of a word that fits into a bubble. */
const maxLetters = 18

/**
 * Shows vendors as bubbles of several sizes, three in a row; the last one links to all vendors.
 * Falls back to rows when a word does not fit into a bubble.
 */
export default function BubbleVendors({ settings }: BlockProps<'vendor-section'>): ReactNode {
  const t = useT()
  return (
    <VendorSection
      settings={settings}
      skeleton={(rows) => (
        <div className={styles['skeleton']}>
          <Skeleton count={rows * 2} height="7.25rem" />
        </div>
      )}
    >
      {({ group, rows, label }) => {
        const vendors = group.vendors.slice(0, rows * 3 - 1)
        const words = [t('home.more'), t('home.vendor.slot'), ...vendors.map(nameOf)]
        if (words.some((word) => hasLongWord(word, maxLetters + 1)))
          return <ul aria-label={label}>{vendorItems(vendors, group, plateLook)}</ul>
        return (
          <ul
            className={styles['bubbles']}
            data-packed={vendors.length === packedCount || undefined}
            aria-label={label}
          >
            {vendors.map((vendor) => (
              <li
                key={vendor.accountTypeName}
                style={discOf(vendor)}
                data-closed={isVendorClosed(vendor, readServerTime()) || undefined}
              >
                <VendorTile
                  vendor={vendor}
                  category={group.category}
                  look={bubbleLook}
                  to={lobbyPath(group.category, vendor.accountTypeName)}
                  mark={discOf(vendor) && <Emblem address={vendor.emblem} />}
                />
              </li>
            ))}
            <AllVendors group={group} />
          </ul>
        )
      }}
    </VendorSection>
  )
}

/** The last bubble: it leads to the lobby with all vendors, and is not shown there. */
function AllVendors({ group }: { readonly group: VendorGroup }): ReactNode {
  const t = useT()
  const lobby = lobbyPath(group.category)
  return useIsCurrent(lobby) ? null : (
    <li>
      <Link className={styles['all']} to={lobby}>
        {t('home.more')}
        <b>{group.vendors.length}</b>
      </Link>
    </li>
  )
}

function nameOf({ displayName }: VendorEntry): string {
  return displayName
}
