import type { ReactNode } from 'react'
import styles from './Readouts.module.css'

/** A row of figures that belong to the game at this moment. */
export function Readouts({ children }: { readonly children: ReactNode }): ReactNode {
  return <dl className={styles['row']}>{children}</dl>
}

export interface ReadoutProps {
  readonly label: string
  /** Good news. */
  readonly bright?: boolean
  readonly children: ReactNode
}

export function Readout({ label, bright, children }: ReadoutProps): ReactNode {
  return (
    <div className={styles['readout']} data-bright={bright || undefined}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['figure']}>{children}</dd>
    </div>
  )
}
