import type { ReactNode } from 'react'
import styles from './Tag.module.css'

export interface TagProps {
  readonly tone?: 'light' | 'accent' | 'plain' | 'live' | 'warning'
  readonly children: ReactNode
}

/** A short word on a tile: hot, new, maintenance. */
export function Tag({ tone = 'light', children }: TagProps): ReactNode {
  return (
    <span className={styles['tag']} data-tone={tone}>
      {children}
    </span>
  )
}
