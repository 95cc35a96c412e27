import type { ReactNode } from 'react'
import { categories } from '../../../../core/contract/categories.ts'
import { pathTo } from '../../../../core/contract/pages.ts'
import { useT } from '../../../i18n/use-t.ts'
import { ButtonLink } from '../../../kit/controls/Button.tsx'
import { Link } from '../../../kit/controls/navigation.tsx'
import typography from '../../../kit/controls/typography.module.css'
import { CategoryMark } from '../../../kit/games/CategoryMark.tsx'
import { lobbyPath } from '../../../kit/games/lobby-path.ts'
import { useVendors } from '../../../kit/games/use-vendors.ts'
import { EmptyNotice } from '../../../kit/pages/EmptyNotice.tsx'
import { useLobby } from '../parts/use-lobby.ts'
import styles from './NothingHere.module.css'

export interface NothingHereProps {
  /** The part of the address that this merchant does not have. */
  readonly missing: 'category' | 'vendor'
}

/** Reports that the category or vendor of the address does not exist, with links to those that do. */
export function NothingHere({ missing }: NothingHereProps): ReactNode {
  const t = useT()
  const { category } = useLobby()
  const { value: groups = [] } = useVendors()
  const vendorCategory = missing === 'vendor' && category
  return (
    <div className={styles['page']}>
      <EmptyNotice
        line={t(vendorCategory ? 'lobby.vendorNotHere' : 'lobby.notHere')}
        detail={t('lobby.choose')}
      />
      {vendorCategory && (
        <ButtonLink variant="primary" to={lobbyPath(category)}>
          {t(categories[category].title)}
        </ButtonLink>
      )}
      <ul className={styles['ways']}>
        {groups.map((group) => (
          <li key={group.category}>
            <Link
              className={`${styles['way']} ${typography['label']}`}
              to={lobbyPath(group.category)}
            >
              <CategoryMark category={group.category} className={styles['mark']} />
              {t(categories[group.category].title)}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink variant="outline" to={pathTo('home')}>
        {t('route.home')}
      </ButtonLink>
    </div>
  )
}
