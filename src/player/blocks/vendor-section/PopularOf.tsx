import type { ReactNode } from 'react'
import type { Game } from '../../../core/contract/generated/gateway.ts'
import { popularQuery } from '../../components/parts/use-popular-games.ts'
import { sceneLook } from '../../components/parts/vendor-looks/scene-look.ts'
import { useCall } from '../../gateway/use-call.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import styles from './PopularOf.module.css'
import { VendorSection, type VendorSectionProps, vendorItems } from './VendorSection.tsx'

export interface PopularOfProps extends Pick<VendorSectionProps, 'settings'> {
  /** Stands there until it is known which games are popular. */
  readonly bones: ReactNode
  readonly className: string | undefined
  readonly children: (games: readonly Game[], rows: number) => ReactNode
}

/** The popular games of a category; its vendors where it has none. */
export function PopularOf(props: PopularOfProps): ReactNode {
  const { settings, className, children } = props
  const bones = <div className={className}>{props.bones}</div>
  const { value, error } = useCall('popularGames', popularQuery(useSkin()))
  return (
    <VendorSection settings={settings} skeleton={() => bones}>
      {({ group, rows, label }) => {
        if (!value && !error) return bones
        const wanted: readonly string[] = [group.category, ...(settings.alike ?? [])]
        const games = value?.filter(({ gameCategory = '' }) => wanted.includes(gameCategory))
        if (games?.length)
          return (
            <ul className={className} aria-label={label}>
              {children(games, rows)}
            </ul>
          )
        return (
          <ul className={styles['vendors']} aria-label={label}>
            {vendorItems(group.vendors.slice(0, rows * 2), group, sceneLook)}
          </ul>
        )
      }}
    </VendorSection>
  )
}
