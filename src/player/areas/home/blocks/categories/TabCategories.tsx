import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useLobbyCategory } from '../../../../kit/games/use-lobby-category.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { CategoryLink, CategoryLinks } from './CategoryLinks.tsx'
import styles from './TabCategories.module.css'

/**
 * Shows the categories as text tabs in one line, the home page first; the lobby's category is
 * marked.
 */
export default function TabCategories({ settings }: BlockProps<'categories'>): ReactNode {
  const t = useT()
  const category = useLobbyCategory()
  return (
    <CategoryLinks
      settings={settings}
      className={styles['tabs']}
      kind="tabs"
      first={
        <CategoryLink to={pathTo('home')} current={category === undefined && 'page'}>
          {t('home.categories.today')}
        </CategoryLink>
      }
    />
  )
}
