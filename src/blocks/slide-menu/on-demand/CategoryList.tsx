import type { ReactNode } from 'react'
import { categories } from '../../../contract/categories.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Answer } from '../../../parts/Answer.tsx'
import { lobbyPath } from '../../../parts/lobby-path.ts'
import { useGameEntry } from '../../../parts/use-game-entry.ts'
import { useVendors } from '../../../parts/use-vendors.ts'
import type { VendorGroup } from '../../../parts/vendor-groups.ts'
import { closeMenu } from '../../../state/menu.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useSearch } from '../../../ui/navigation.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Menu.module.css'

interface CategoryListProps {
  /** What leads from a name to its number. */
  readonly leader: 'dots' | 'none'
}

/** The game categories of the vendor list, in its order. */
export function CategoryList({ leader }: CategoryListProps): ReactNode {
  const t = useT()
  return (
    <nav aria-label={t('menu.games')}>
      <Answer
        call={useVendors()}
        skeleton={<Skeleton shape="text" height={52} count={6} />}
        empty={t('menu.noGames')}
        isEmpty={(groups) => groups.length === 0}
      >
        {(groups) => (
          <ul className={styles['categories']} data-leader={leader}>
            {groups.map((group) => (
              <li key={group.category}>
                <CategoryRow group={group} />
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </nav>
  )
}

function CategoryRow({ group }: { readonly group: VendorGroup }): ReactNode {
  const t = useT()
  const enterGame = useGameEntry()
  const shown = useSearch().get('gameType') === group.category
  const { category, games, vendors } = group
  return (
    <button
      type="button"
      className={styles['row']}
      data-category={category}
      aria-current={shown ? 'page' : undefined}
      onClick={() => {
        closeMenu()
        enterGame(lobbyPath(category))
      }}
    >
      <span className={styles['capsule']}>
        <Icon name={categories[category].icon} />
      </span>
      <span className={styles['name']}>{t(categories[category].title)}</span>
      <span className={styles['leader']} />
      <span className={styles['count']}>{t('menu.count', { count: games || vendors.length })}</span>
    </button>
  )
}
