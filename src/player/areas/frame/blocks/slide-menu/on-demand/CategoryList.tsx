import type { ReactNode } from 'react'
import { type Category, categories } from '../../../../../../core/contract/categories.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { useSearch } from '../../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import { CategoryMark } from '../../../../../kit/games/CategoryMark.tsx'
import { pickNews, useLobbyNews } from '../../../../../kit/games/lobby-news.ts'
import { lobbyPath } from '../../../../../kit/games/lobby-path.ts'
import { useGameEntry } from '../../../../../kit/games/use-game-entry.ts'
import { useVendors } from '../../../../../kit/games/use-vendors.ts'
import type { VendorGroup } from '../../../../../kit/games/vendor-groups.ts'
import { Answer } from '../../../../../kit/pages/Answer.tsx'
import { useActiveCategory } from '../../../../../state/lit-category.ts'
import { closeMenu } from '../../../../../state/menu.ts'
import styles from './Menu.module.css'

interface CategoryListProps {
  /** Content of the number: games, games with their unit, or vendors. */
  readonly counts: 'plain' | 'units' | 'vendors'
  /** Shows the number of matches in play for each category. */
  readonly inPlay?: boolean | undefined
  readonly only?: readonly Category[] | undefined
}

/** Lists the game categories of the vendor list, in its order. */
export function CategoryList(props: CategoryListProps): ReactNode {
  const t = useT()
  return (
    <nav aria-label={t('menu.games')}>
      <Answer
        call={useVendors(props.only)}
        skeleton={<Skeleton shape="text" height={52} count={6} />}
        empty={t('menu.noGames')}
        isEmpty={(groups) => groups.length === 0}
      >
        {(groups) => (
          <ul data-part="entries">
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
  const current = useSearch().get('gameType') === category
  const active = useActiveCategory() === category
  const count = (props.counts !== 'vendors' && games) || vendors.length
  const unit = games > 0 && props.counts === 'units' ? categories[category].unit : undefined
  return (
    <button
      type="button"
      className={styles['row']}
      data-part="entry"
      data-state={active ? 'active' : undefined}
      data-category={category}
      aria-current={current ? 'page' : undefined}
      onClick={() => {
        closeMenu()
        enterGame(lobbyPath(category))
      }}
    >
      <CategoryMark category={category} className={styles['capsule']} />
      <span className={`${styles['name']} ${typography['title']}`} data-part="label">
        {t(categories[category].title)}
      </span>
      {props.inPlay && <InPlay category={category} />}
      <span className={styles['leader']} />
      <span className={`${styles['count']} ${typography['muted']}`}>
        {unit ? t(`count.${unit}`, { count }) : t('menu.count', { count })}
      </span>
    </button>
  )
}

/** Shows the number of matches in play of a category, and nothing without any. */
function InPlay({ category }: { readonly category: Category }): ReactNode {
  const t = useT()
  const { value } = pickNews(useLobbyNews(), { read: (news) => news.matches, category })
  if (!value?.length) return null
  return (
    <span className={styles['playing']}>
      {t('home.scoreboard.inPlay', { count: value.length })}
    </span>
  )
}
