import type { ReactNode } from 'react'
import styles from './Refusal.module.css'

/** Why a form was refused as a whole, said when it comes; nothing where there is no reason. */
export function Refusal({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className={styles['refusal']} data-kit="refusal" role="alert">
      {children}
    </p>
  )
}
