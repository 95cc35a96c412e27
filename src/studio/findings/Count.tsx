import type { ReactNode } from 'react'
import { Hidden } from '../look/Hidden.tsx'
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
        <Hidden>No findings</Hidden>
      </span>
    )
  return (
    <span className={styles['counts']}>
      {errors > 0 && (
        <span className={styles['count']} data-severity="error">
          <Icon name="error" />
          {errors}
          <Hidden>{errors === 1 ? ' error' : ' errors'}</Hidden>
        </span>
      )}
      {warnings > 0 && (
        <span className={styles['count']} data-severity="warning">
          <Icon name="warning" />
          {warnings}
          <Hidden>{warnings === 1 ? ' warning' : ' warnings'}</Hidden>
        </span>
      )}
    </span>
  )
}
