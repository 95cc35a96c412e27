import type { ReactNode } from 'react'
import { categories } from '../../../../../core/contract/categories.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useVendors } from '../../../../kit/games/use-vendors.ts'
import { type VendorLook, VendorTile } from '../../../../kit/games/VendorTile.tsx'
import { playsNow, type VendorGroup } from '../../../../kit/games/vendor-groups.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import { useProgressiveCount } from '../../../../kit/pages/use-deferred-render.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './GameList.module.css'
import { LoadedIcon } from './LoadedIcon.tsx'
import { useOpenVendor } from './use-open-vendor.ts'

export interface GameListProps extends Pick<BlockProps<'game-list'>, 'settings'> {
  readonly variant: 'tiles' | 'compact' | 'scenes'
  readonly look: VendorLook
}

/**
 * Lists vendors by game type. A tap launches the vendor's game; for slots it opens the list of
 * games (SPEC §2.39).
 */
export function GameList({ variant, settings, look }: GameListProps): ReactNode {
  const { types, limit, title } = settings
  const t = useT()
  const read = useText()
  const call = useVendors(types)
  const visibleGroups = useProgressiveCount(call.value?.length ?? 0, 1)
  const own = title ? read(title) : undefined
  const skeletons = (
    <div className={styles['tiles']} data-variant={variant}>
      <Skeleton
        count={variant === 'compact' ? 3 : 6}
        height={variant === 'compact' ? '4rem' : '9rem'}
      />
    </div>
  )
  // A section of each type is there before the answer, and keeps its place and its heading with it.
  const shown = call.value?.map(({ category }) => category) ?? (call.error ? [] : types)
  if (!shown?.length)
    return (
      <Section title={own ?? t('home.games.title')}>
        <Answer
          call={call}
          skeleton={skeletons}
          empty={t('home.vendor.empty')}
          isEmpty={() => true}
        >
          {() => null}
        </Answer>
      </Section>
    )
  return shown.map((category, index) => {
    const group = index < visibleGroups ? call.value?.[index] : undefined
    return (
      <Section
        key={category}
        title={own && index > 0 ? undefined : (own ?? t(categories[category].title))}
        className={own && index > 0 ? styles['joined'] : undefined}
      >
        {group ? (
          <Tiles
            group={group}
            variant={variant}
            look={look}
            limit={limit}
            named={own !== undefined}
          />
        ) : (
          skeletons
        )}
      </Section>
    )
  })
}

interface TilesProps extends Omit<GameListProps, 'settings'> {
  readonly group: VendorGroup
  readonly limit: number
  /** True if the list has its own heading, so that each tile names its game type. */
  readonly named: boolean
}

function Tiles({ group, variant, look, limit, named }: TilesProps): ReactNode {
  const t = useT()
  const { category, vendors } = group
  const open = useOpenVendor()
  const playNow = playsNow(category) ? t('home.vendor.play') : undefined
  const typeName = named ? t(categories[category].title) : undefined
  const visibleVendors = Math.min(limit, useProgressiveCount(vendors.length, 6))
  return (
    <ul
      className={styles['tiles']}
      data-variant={variant}
      aria-label={t(categories[category].title)}
    >
      {vendors.slice(0, visibleVendors).map((vendor) => (
        <li key={vendor.accountTypeName}>
          <VendorTile
            vendor={vendor}
            category={category}
            look={look}
            to={() => open(category, vendor)}
            note={playNow ?? typeName}
            mark={<LoadedIcon category={category} vendor={vendor.accountTypeName} />}
          />
        </li>
      ))}
    </ul>
  )
}
