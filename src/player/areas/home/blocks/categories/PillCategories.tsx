import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { CategoryLinks } from './CategoryLinks.tsx'
import styles from './PillCategories.module.css'

/** Shows a row of filled pills, the first in a different colour. */
export default function PillCategories({ settings }: BlockProps<'categories'>): ReactNode {
  return <CategoryLinks settings={settings} className={styles['pills']} />
}
