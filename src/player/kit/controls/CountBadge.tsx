import type { ReactNode } from 'react'
import styles from './CountBadge.module.css'

export interface CountBadgeProps {
  /** Nothing is shown for none; more than 99 are shown as 99+. */
  readonly count: number | undefined
}

/** Shows how many there are, such as unread messages. */
export function CountBadge({ count = 0 }: CountBadgeProps): ReactNode {
  if (count <= 0) return null
  return (
    <span className={styles['badge']} data-kit="badge">
      {count > 99 ? '99+' : count}
    </span>
  )
}
