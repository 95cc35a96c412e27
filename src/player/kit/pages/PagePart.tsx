import type { ReactNode } from 'react'
import styles from './PagePart.module.css'

/** The content of a page that is not made of blocks, inside the gutters. */
export function PagePart({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['page']} data-kit="content">
      {children}
    </div>
  )
}
