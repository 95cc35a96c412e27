import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { type Category, categories } from '../../../core/contract/categories.ts'
import { lobbyPath } from '../../components/parts/lobby-path.ts'
import { VendorTile } from '../../components/parts/VendorTile.tsx'
import type { VendorGroup } from '../../components/parts/vendor-groups.ts'
import { cardLook } from '../../components/parts/vendor-looks/card-look.ts'
import { Drawing } from '../../components/ui/Drawing.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { lightCategory } from '../../state/lit-category.ts'
import { Categories } from './Categories.tsx'
import { Feature } from './Feature.tsx'
import lamps from './Lamps.module.css'
import styles from './RailCategories.module.css'

/** Fetched when the lamp of the hot games is lit. */
const HotGames = lazy(() => import('./on-demand/HotGames.tsx'))

type Settings = BlockProps<'categories'>['settings']

/** A rail of categories on a cord; the vendors of the one that is lit stand beside it. */
export default function RailCategories({ settings }: BlockProps<'categories'>): ReactNode {
  return (
    <Categories
      settings={settings}
      className={styles['section']}
      skeleton={<Skeleton height="37.5rem" shape="card" />}
    >
      {(groups) => <Hall groups={groups} settings={settings} />}
    </Categories>
  )
}

interface HallProps {
  readonly groups: readonly VendorGroup[]
  readonly settings: Settings
}

function Hall({ groups, settings }: HallProps): ReactNode {
  const t = useT()
  const id = useId()
  const { ornaments } = useSkin().look
  const [chosen, choose] = useState<Category | 'hot'>(
    settings.initial ?? groups[0]?.category ?? 'hot',
  )
  const known = groups.map(({ category }) => category)
  const all: readonly (Category | 'hot')[] = settings.hot ? ['hot', ...known] : known
  const index = Math.max(all.indexOf(chosen), 0)
  const lit = all[index]
  const group = groups.find(({ category }) => category === lit)
  const category = group?.category
  useEffect(() => {
    lightCategory(category)
    return () => lightCategory(undefined)
  }, [category])
  return (
    <>
      <div className={styles['hall']} style={{ '--lit': index }}>
        <section className={lamps['lamps']} aria-label={t('home.categories.label')}>
          {all.map((lamp) => (
            <button
              key={lamp}
              type="button"
              className={lamps['lamp']}
              aria-pressed={lamp === lit}
              aria-controls={id}
              onClick={() => choose(lamp)}
            >
              <Icon name={lamp === 'hot' ? lamp : categories[lamp].icon} />
              <span>{t(lamp === 'hot' ? 'home.hot.title' : `categoryShort.${lamp}`)}</span>
            </button>
          ))}
        </section>
        <div className={styles['column']} id={id}>
          {group && <Vendors group={group} settings={settings} />}
          {lit === 'hot' && (
            <Suspense fallback={<Skeleton height="33rem" shape="card" />}>
              <HotGames />
            </Suspense>
          )}
        </div>
      </div>
      {ornaments['divider'] && (
        <div className={styles['end']}>
          <Drawing src={ornaments['divider']} draggable={false} />
        </div>
      )}
    </>
  )
}

function Vendors({
  group,
  settings,
}: {
  readonly group: VendorGroup
  readonly settings: Settings
}) {
  const t = useT()
  const { category, vendors, games } = group
  return (
    <>
      <SectionHead
        title={t(categories[category].title)}
        count={games > 0 ? t(`count.${categories[category].unit}`, { count: games }) : undefined}
        action={{ label: t('home.more'), to: lobbyPath(category) }}
      />
      {settings.feature && <Feature category={category} />}
      <ul className={styles['tiles']}>
        {vendors.slice(0, settings.tiles ?? 6).map((vendor) => (
          <li key={vendor.accountTypeName}>
            <VendorTile
              vendor={vendor}
              category={category}
              look={cardLook}
              to={lobbyPath(category, vendor.accountTypeName)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
