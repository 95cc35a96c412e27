import type { ReactNode } from 'react'
import { categories } from '../../../core/contract/categories.ts'
import { useT } from '../../i18n/use-t.ts'
import { readServerTime } from '../../state/status.ts'
import { Picture } from '../controls/Picture.tsx'
import { writeClock } from '../controls/write-clock.ts'
import { VendorTile, type VendorTileProps } from './VendorTile.tsx'
import { isVendorClosed, playsNow } from './vendor-groups.ts'
import { sealLook } from './vendor-looks/seal-look.ts'

export interface SealRowProps extends Omit<VendorTileProps, 'look' | 'art'> {
  /** Addresses of the pictures of two of its games. */
  readonly covers: readonly string[]
}

/**
 * Shows a vendor as a row: its icon, the number of its games or the end of its maintenance, and two
 * of its games.
 */
export function SealRow({ covers, ...row }: SealRowProps): ReactNode {
  const { vendor, category, note } = row
  const t = useT()
  const { gameCount, maintenanceTo = 0 } = vendor
  const closed = isVendorClosed(vendor, readServerTime())
  const noteText = (): ReactNode => {
    if (note !== undefined) return note
    if (playsNow(category)) return t('home.vendor.play')
    return gameCount ? t(`count.${categories[category].unit}`, { count: gameCount }) : undefined
  }
  return (
    <VendorTile
      {...row}
      look={sealLook}
      note={closed ? t('home.vendor.backAt', { time: writeClock(maintenanceTo) }) : noteText()}
      art={
        <span data-part="covers">
          {!closed &&
            covers.map((cover) => (
              <Picture key={cover} sources={[cover]} width={60} height={62} alt="" />
            ))}
        </span>
      }
    />
  )
}
