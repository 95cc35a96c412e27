import type { ReactNode } from 'react'
import { type Category, categories } from '../../../../../core/contract/categories.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useCurrentInView } from '../../../../kit/controls/use-current-in-view.ts'
import { lobbyPath } from '../../../../kit/games/lobby-path.ts'
import { useLobbyCategory } from '../../../../kit/games/use-lobby-category.ts'
import type { VendorGroup } from '../../../../kit/games/vendor-groups.ts'
import { Categories, type CategoriesProps } from './Categories.tsx'
import styles from './CategoryLinks.module.css'

export interface CategoryLinksProps extends Pick<CategoriesProps, 'settings' | 'className'> {
  /** Rendered before the categories, as an item of the list. */
  readonly first?: ReactNode
  /** Rendered above the name of a category. */
  readonly mark?: (category: Category) => ReactNode
  readonly skeleton?: ReactNode
  readonly kind?: 'tabs'
}

/** Lists a link to each category. */
export function CategoryLinks(props: CategoryLinksProps): ReactNode {
  const { first, mark, skeleton = skeletons, kind, ...rest } = props
  return (
    <Categories
      {...rest}
      skeleton={
        <div
          className={styles['ways']}
          data-kit={kind && 'rail'}
          data-kind={kind}
          data-part={kind ? undefined : 'ways'}
        >
          {skeleton}
        </div>
      }
    >
      {(groups) => <Links groups={groups} first={first} mark={mark} kind={kind} />}
    </Categories>
  )
}

const skeletons = <Skeleton count={5} width="5.5rem" height="var(--touch)" />

interface LinksProps extends Pick<CategoryLinksProps, 'first'> {
  readonly groups: readonly VendorGroup[]
  readonly mark: CategoryLinksProps['mark'] | undefined
  readonly kind: CategoryLinksProps['kind'] | undefined
}

function Links({ groups, first, mark, kind }: LinksProps): ReactNode {
  const t = useT()
  const current = useLobbyCategory()
  const list = useCurrentInView<HTMLUListElement>(current)
  return (
    <nav aria-label={t('home.categories.label')}>
      <ul
        ref={list}
        className={styles['ways']}
        data-kit={kind && 'rail'}
        data-kind={kind}
        data-part={kind ? undefined : 'ways'}
        data-in-lobby={current && ''}
      >
        {first && <li>{first}</li>}
        {groups.map(({ category }) => (
          <li key={category}>
            <CategoryLink to={lobbyPath(category)} current={category === current && 'page'}>
              {mark?.(category)}
              {t(categories[category].title)}
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export interface CategoryLinkProps {
  readonly to: string
  readonly current?: 'page' | false
  readonly children: ReactNode
}

export function CategoryLink({ to, current, children }: CategoryLinkProps): ReactNode {
  return (
    <Link className={styles['way']} to={to} aria-current={current || undefined} data-part="choice">
      {children}
    </Link>
  )
}
