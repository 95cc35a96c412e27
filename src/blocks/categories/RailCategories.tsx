import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { categories } from '../../contract/categories.ts'
import { useT } from '../../i18n/use-t.ts'
import { lobbyPath } from '../../parts/lobby-path.ts'
import { VendorTile } from '../../parts/VendorTile.tsx'
import type { VendorGroup } from '../../parts/vendor-groups.ts'
import { cardLook } from '../../parts/vendor-looks/card-look.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Categories } from './Categories.tsx'
import styles from './RailCategories.module.css'

/** A rail of categories on a cord; the vendors of the one that is lit stand beside it. */
export default function RailCategories({ settings }: BlockProps<'categories'>): ReactNode {
  return (
    <Categories settings={settings} skeleton={<Skeleton height="33rem" shape="card" />}>
      {(groups) => <Hall groups={groups} settings={settings} />}
    </Categories>
  )
}

interface HallProps {
  readonly groups: readonly VendorGroup[]
  readonly settings: BlockProps<'categories'>['settings']
}

function Hall({ groups, settings }: HallProps): ReactNode {
  const t = useT()
  const id = useId()
  const { ornaments } = useSkin().look
  const [chosen, choose] = useState(settings.initial)
  const found = groups.findIndex(({ category }) => category === chosen)
  const index = Math.max(found, 0)
  const lit = groups[index]
  if (!lit) return null
  const { category, vendors, games } = lit
  return (
    <div
      className={styles['hall']}
      style={{ '--lit': index, ...dress(ornaments) }}
      data-dressed={ornaments['rail-on'] ? '' : undefined}
    >
      <section className={styles['rail-list']} aria-label={t('home.categories.label')}>
        {groups.map(({ category: name }) => (
          <button
            key={name}
            type="button"
            className={styles['lamp']}
            aria-pressed={name === category}
            aria-controls={id}
            onClick={() => choose(name)}
          >
            <Icon name={categories[name].icon} />
            {t(categories[name].title)}
          </button>
        ))}
      </section>
      <div className={styles['column']} id={id}>
        <SectionHead
          title={t(categories[category].title)}
          count={games > 0 ? t('home.vendor.games', { count: games }) : undefined}
          action={{ label: t('home.more'), to: lobbyPath(category) }}
        />
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
      </div>
    </div>
  )
}

/** The skin's pictures of a lamp that is on and one that is off. */
function dress(ornaments: Readonly<Record<string, string>>): CSSProperties {
  const picture = (name: string): string | undefined =>
    ornaments[name] && `url(${JSON.stringify(ornaments[name])})`
  return { '--lamp-on': picture('rail-on'), '--lamp-off': picture('rail-off') }
}
