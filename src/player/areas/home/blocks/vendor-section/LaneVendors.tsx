import type { ReactNode } from 'react'
import { useSearch } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useCurrentInView } from '../../../../kit/controls/use-current-in-view.ts'
import { useSeenCount } from '../../../../kit/controls/use-seen-count.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { laneLook } from '../../parts/vendor-looks/lane-look.ts'
import styles from './LaneVendors.module.css'
import { type VendorRows, VendorSection, vendorItems } from './VendorSection.tsx'

/** Shows all vendors in numbered lanes. */
export default function LaneVendors({ settings }: BlockProps<'vendor-section'>): ReactNode {
  return (
    <VendorSection
      settings={settings}
      skeleton={(rows) => (
        <div className={styles['skeleton']}>
          <Skeleton count={rows * 2} height="3.5rem" />
        </div>
      )}
    >
      {(found) => <Lanes {...found} />}
    </VendorSection>
  )
}

/** The vendors of a lane that are rendered before the player scrolls. */
const firstInLane = 4

/**
 * Renders lanes that scroll together, each indented a little more than the one above, like a
 * starting line.
 */
function Lanes({ group, rows, label }: VendorRows): ReactNode {
  const { vendors } = group
  const vendor = useSearch().get('vass') ?? undefined
  const around = useCurrentInView<HTMLDivElement>(vendor)
  const chosen = vendors.findIndex(({ accountTypeName }) => accountTypeName === vendor)
  const { count, list } = useSeenCount(vendors.length, rows * firstInLane)
  const tiles = vendorItems(vendors.slice(0, Math.max(count, chosen + 1)), group, laneLook)
  return (
    <div ref={around}>
      <div ref={list} className={styles['lanes']}>
        {Array.from({ length: Math.min(rows, tiles.length) }, (_, lane) => (
          <ul
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a lane
            key={lane}
            className={styles['lane']}
            style={{ '--lane': lane }}
            aria-label={`${label} ${lane + 1}`}
          >
            {tiles.filter((_tile, index) => index % rows === lane)}
          </ul>
        ))}
      </div>
    </div>
  )
}
