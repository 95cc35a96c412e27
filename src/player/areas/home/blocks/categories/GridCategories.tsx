import type { ReactNode } from 'react'
import { categories } from '../../../../../core/contract/categories.ts'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { CategoryMark } from '../../../../kit/games/CategoryMark.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { CategoryLinks } from './CategoryLinks.tsx'
import styles from './GridCategories.module.css'

/**
 * Shows four categories in a row, each with its drawing on the same shape and background; no colour
 * ranks one above another.
 */
export default function GridCategories({ settings }: BlockProps<'categories'>): ReactNode {
  const { length } = settings.only ?? Object.keys(categories)
  return (
    <CategoryLinks
      settings={settings}
      className={styles['grid']}
      skeleton={<Skeleton count={length} height="var(--tile-height)" />}
      mark={(category) => <CategoryMark category={category} className={styles['window']} />}
    />
  )
}
