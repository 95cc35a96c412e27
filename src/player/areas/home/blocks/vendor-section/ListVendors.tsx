import type { ReactNode } from 'react'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { lobbyPath } from '../../../../kit/games/lobby-path.ts'
import { SealRow } from '../../../../kit/games/SealRow.tsx'
import { pickCovers, usePopularGames } from '../../../../kit/games/use-popular-games.ts'
import type { BlockProps, BlockSettings } from '../../../../registry/block.ts'
import { VendorCovers } from './VendorCovers.tsx'
import { type VendorRows, VendorSection } from './VendorSection.tsx'

/** Number of covers above the vendors. */
const maxCovers = 6

/** Shows one vendor in each row, with its icon before the name and two of its games after it. */
export default function ListVendors({ settings }: BlockProps<'vendor-section'>): ReactNode {
  return (
    <VendorSection settings={settings} skeleton={(rows) => <Skeleton count={rows} height="6rem" />}>
      {(found) => <Rows {...found} look={settings.covers} />}
    </VendorSection>
  )
}

interface RowsProps extends VendorRows {
  readonly look: BlockSettings<'vendor-section'>['covers']
}

function Rows({ group: { category, vendors }, rows, label, look }: RowsProps): ReactNode {
  const games = usePopularGames([category])
  const above = look === 'none' ? [] : games.slice(0, maxCovers)
  return (
    <>
      {look !== 'none' && above.length > 0 && <VendorCovers games={above} look={look} />}
      <ul aria-label={label}>
        {vendors.slice(0, rows).map((vendor) => (
          <li key={vendor.accountTypeName}>
            <SealRow
              vendor={vendor}
              category={category}
              to={lobbyPath(category, vendor.accountTypeName)}
              covers={look === 'strip' ? [] : pickCovers(games, vendor, above)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
