import { type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { type Category, categories } from '../../../../../core/contract/categories.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { ThemeDrawing } from '../../../../kit/controls/ThemeDrawing.tsx'
import { lobbyPath } from '../../../../kit/games/lobby-path.ts'
import { VendorTile } from '../../../../kit/games/VendorTile.tsx'
import type { VendorGroup } from '../../../../kit/games/vendor-groups.ts'
import { cardLook } from '../../../../kit/games/vendor-looks/card-look.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { setActiveCategory } from '../../../../state/lit-category.ts'
import { Categories } from './Categories.tsx'
import tabStyles from './CategoryTabs.module.css'
import { Feature } from './Feature.tsx'
import styles from './RailCategories.module.css'

/** Loaded when the player selects the tab of the hot games. */
const HotGames = lazyPart(() => import('./on-demand/HotGames.tsx'))

type Settings = BlockProps<'categories'>['settings']

/**
 * Shows the categories as a vertical rail of tabs, with the vendors of the active one beside it.
 */
export default function RailCategories({ settings }: BlockProps<'categories'>): ReactNode {
  return (
    <Categories
      settings={settings}
      className={styles['section']}
      skeleton={<Skeleton height="37.5rem" shape="card" />}
    >
      {(groups) => <Layout groups={groups} settings={settings} />}
    </Categories>
  )
}

interface LayoutProps {
  readonly groups: readonly VendorGroup[]
  readonly settings: Settings
}

function Layout({ groups, settings }: LayoutProps): ReactNode {
  const t = useT()
  const id = useId()
  const { ornaments } = useSkin().look
  const [selected, select] = useState<Category | 'hot'>(
    settings.initial ?? groups[0]?.category ?? 'hot',
  )
  const categoryNames = groups.map(({ category }) => category)
  const all: readonly (Category | 'hot')[] = settings.hot
    ? ['hot', ...categoryNames]
    : categoryNames
  const index = Math.max(all.indexOf(selected), 0)
  const active = all[index]
  const group = groups.find(({ category }) => category === active)
  const category = group?.category
  useEffect(() => {
    setActiveCategory(category)
    return () => setActiveCategory(undefined)
  }, [category])
  return (
    <>
      <div className={styles['hall']} style={{ '--lit': index }}>
        <section className={tabStyles['lamps']} aria-label={t('home.categories.label')}>
          {all.map((tab) => (
            <button
              key={tab}
              type="button"
              className={tabStyles['lamp']}
              aria-pressed={tab === active}
              aria-controls={id}
              onClick={() => select(tab)}
            >
              <Icon name={tab === 'hot' ? tab : categories[tab].icon} />
              <span>{t(tab === 'hot' ? 'home.hot.title' : `categoryShort.${tab}`)}</span>
            </button>
          ))}
        </section>
        <div className={styles['column']} id={id}>
          {group && <Vendors group={group} settings={settings} />}
          {active === 'hot' && (
            <Suspense fallback={<Skeleton height="33rem" shape="card" />}>
              <HotGames />
            </Suspense>
          )}
        </div>
      </div>
      {ornaments['divider'] && (
        <div className={styles['end']}>
          <ThemeDrawing src={ornaments['divider']} draggable={false} />
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
        {vendors.slice(0, settings.tiles).map((vendor) => (
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
