import type { ReactNode } from 'react'
import { type Category, categories } from '../../../contract/categories.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Answer } from '../../../parts/Answer.tsx'
import { CategoryMark } from '../../../parts/CategoryMark.tsx'
import { lobbyPath } from '../../../parts/lobby-path.ts'
import { useGameEntry } from '../../../parts/use-game-entry.ts'
import { useVendors } from '../../../parts/use-vendors.ts'
import type { VendorGroup } from '../../../parts/vendor-groups.ts'
import { useLitCategory } from '../../../state/lit-category.ts'
import { closeMenu } from '../../../state/menu.ts'
import { useSearch } from '../../../ui/navigation.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Menu.module.css'

interface CategoryListProps {
  /** What leads from a name to its number. */
  readonly leader: 'dots' | 'none'
  /** Whether a number names what it counts. */
  readonly counts: 'plain' | 'units'
  readonly only?: readonly Category[] | undefined
}

/** The game categories of the vendor list, in its order. */
export function CategoryList(props: CategoryListProps): ReactNode {
  const { leader, only } = props
  const t = useT()
  return (
    <nav aria-label={t('menu.games')}>
      <Answer
        call={useVendors(only)}
        skeleton={<Skeleton shape="text" height={52} count={6} />}
        empty={t('menu.noGames')}
        isEmpty={(groups) => groups.length === 0}
      >
        {(groups) => (
          <ul className={styles['categories']} data-leader={leader}>
            {groups.map((group) => (
              <li key={group.category}>
                <CategoryRow {...props} group={group} />
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </nav>
  )
}

function CategoryRow(props: CategoryListProps & { readonly group: VendorGroup }): ReactNode {
  const t = useT()
  const enterGame = useGameEntry()
  const { category, games, vendors } = props.group
  const shown = useSearch().get('gameType') === category
  const lit = useLitCategory() === category
  const count = games || vendors.length
  const unit = games > 0 && props.counts === 'units' ? categories[category].unit : undefined
  return (
    <button
      type="button"
      className={styles['row']}
      data-category={category}
      aria-current={shown ? 'page' : undefined}
      data-lit={lit || undefined}
      onClick={() => {
        closeMenu()
        enterGame(lobbyPath(category))
      }}
    >
      <CategoryMark category={category} className={styles['capsule']} />
      <span className={styles['name']}>{t(categories[category].title)}</span>
      <span className={styles['leader']} />
      <span className={styles['count']}>
        {unit ? t(`count.${unit}`, { count }) : t('menu.count', { count })}
      </span>
    </button>
  )
}
