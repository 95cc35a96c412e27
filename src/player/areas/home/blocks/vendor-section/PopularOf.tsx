import type { ReactNode } from 'react'
import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { popularQuery } from '../../../../kit/games/use-popular-games.ts'
import { sceneLook } from '../../../../kit/games/vendor-looks/scene-look.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './PopularOf.module.css'
import { VendorSection, type VendorSectionProps, vendorItems } from './VendorSection.tsx'

export interface PopularOfProps extends Pick<VendorSectionProps, 'settings'> {
  /** Rendered until the popular games are known. */
  readonly skeleton: ReactNode
  readonly className: string | undefined
  readonly children: (games: readonly Game[], rows: number) => ReactNode
}

/** Shows the popular games of a category, or its vendors when it has none. */
export function PopularOf(props: PopularOfProps): ReactNode {
  const { settings, className, children } = props
  const skeletons = <div className={className}>{props.skeleton}</div>
  const { value, error } = useCall('popularGames', popularQuery(useSkin()))
  return (
    <VendorSection settings={settings} skeleton={() => skeletons}>
      {({ group, rows, label }) => {
        if (!value && !error) return skeletons
        const shownCategories: readonly string[] = [group.category, ...settings.alike]
        const games = value?.filter(({ gameCategory = '' }) =>
          shownCategories.includes(gameCategory),
        )
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
