import type { ReactNode } from 'react'
import { categories } from '../../../../../core/contract/categories.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Dot } from '../../../../kit/controls/Dot.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { SealRow } from '../../../../kit/games/SealRow.tsx'
import { pickCovers, usePopularGames } from '../../../../kit/games/use-popular-games.ts'
import { useVendors } from '../../../../kit/games/use-vendors.ts'
import { playsNow, type VendorGroup } from '../../../../kit/games/vendor-groups.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { LoadedIcon } from './LoadedIcon.tsx'
import { useOpenVendor } from './use-open-vendor.ts'

/** Shows one list of game types; a row shows the type, its vendor and the number of games. */
export default function RowGameList({ settings }: BlockProps<'game-list'>): ReactNode {
  const { types, limit, title } = settings
  const t = useT()
  const read = useText()
  return (
    <Section title={title ? read(title) : t('home.games.title')}>
      <Answer
        call={useVendors(types)}
        skeleton={<Skeleton count={types?.length ?? 4} height="6rem" />}
        empty={t('home.vendor.empty')}
        isEmpty={(groups) => groups.length === 0}
      >
        {(groups) => (
          <ul>
            {groups.map((group) => (
              <Rows key={group.category} group={group} limit={limit} />
            ))}
          </ul>
        )}
      </Answer>
    </Section>
  )
}

interface RowsProps {
  readonly group: VendorGroup
  readonly limit: number
}

function Rows({ group: { category, vendors }, limit }: RowsProps): ReactNode {
  const t = useT()
  const open = useOpenVendor()
  const games = usePopularGames([category])
  const { title, unit } = categories[category]
  return vendors.slice(0, limit).map((vendor) => {
    const { displayName, accountTypeName, gameCount } = vendor
    const count = gameCount ? t(`count.${unit}`, { count: gameCount }) : undefined
    const name = category === 'RNG' ? t('home.vendor.slot', { name: displayName }) : displayName
    const more = playsNow(category) ? t('home.vendor.play') : count
    return (
      <li key={accountTypeName}>
        <SealRow
          vendor={vendor}
          category={category}
          to={() => open(category, vendor)}
          name={t(title)}
          note={
            <>
              {name}
              {more && <Dot />}
              {more}
            </>
          }
          mark={<LoadedIcon category={category} vendor={accountTypeName} />}
          covers={pickCovers(games, vendor)}
        />
      </li>
    )
  })
}
