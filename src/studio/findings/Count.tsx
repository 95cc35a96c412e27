import type { ReactNode } from 'react'
import { Icon } from '../look/Icon.tsx'
import styles from './Count.module.css'

export interface CountProps {
  readonly errors: number
  readonly warnings: number
}

/** How many findings there are, in words for who listens. */
export function Count({ errors, warnings }: CountProps): ReactNode {
  if (errors + warnings === 0)
    return (
      <span className={styles['count']} data-severity="none">
        <Icon name="check" />
        <span className={styles['hidden']}>No findings</span>
      </span>
    )
  return (
    <span className={styles['counts']}>
      {errors > 0 && (
        <span className={styles['count']} data-severity="error">
          <Icon name="error" />
          {errors}
          <span className={styles['hidden']}>{errors === 1 ? ' error' : ' errors'}</span>
        </span>
      )}
      {warnings > 0 && (
        <span className={styles['count']} data-severity="warning">
          <Icon name="warning" />
          {warnings}
          <span className={styles['hidden']}>{warnings === 1 ? ' warning' : ' warnings'}</span>
        </span>
      )}
    </span>
  )
}
