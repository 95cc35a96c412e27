import { type ReactNode, useEffect, useRef } from 'react'
import { categories } from '../../contract/categories.ts'
import { useT } from '../../i18n/use-t.ts'
import { lobbyPath } from '../../parts/lobby-path.ts'
import { useLobbyCategory } from '../../parts/use-lobby-category.ts'
import type { VendorGroup } from '../../parts/vendor-groups.ts'
import type { BlockProps } from '../../registry/block.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/navigation.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Categories } from './Categories.tsx'
import lamps from './Lamps.module.css'
import styles from './SideCategories.module.css'

/** Every category on a cord at the side of its page, which stays while the page scrolls. */
export default function SideCategories({ settings }: BlockProps<'categories'>): ReactNode {
  return (
    <Categories
      settings={settings}
      className={styles['side']}
      skeleton={<Skeleton height="33.75rem" shape="card" />}
    >
      {(groups) => <Lamps groups={groups} />}
    </Categories>
  )
}

function Lamps({ groups }: { readonly groups: readonly VendorGroup[] }): ReactNode {
  const t = useT()
  const here = useLobbyCategory()
  const cord = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category is another lamp
  useEffect(() => {
    // Only the column scrolls: the page stays where it is.
    const column = cord.current?.closest('[data-block]')?.parentElement
    const lit = cord.current?.querySelector<HTMLElement>('[aria-current]')
    if (lit && column) column.scrollTop = lit.offsetTop - column.clientHeight / 2
  }, [here])
  return (
    <nav
      ref={cord}
      className={lamps['lamps']}
      data-part="lamps"
      aria-label={t('home.categories.label')}
    >
      {groups.map(({ category }) => (
        <Link
          key={category}
          className={lamps['lamp']}
          to={lobbyPath(category)}
          aria-current={category === here ? 'page' : undefined}
        >
          <Icon name={categories[category].icon} />
          {t(`categoryShort.${category}`)}
        </Link>
      ))}
    </nav>
  )
}
