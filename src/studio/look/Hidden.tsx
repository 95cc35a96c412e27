import type { ReactNode } from 'react'
import styles from './Hidden.module.css'

/** Words for who listens, not drawn. */
export function Hidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles['hidden']}>{children}</span>
}
