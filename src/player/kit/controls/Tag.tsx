import type { ReactNode } from 'react'
import type { PartName } from './part-name.ts'
import styles from './Tag.module.css'

export interface TagProps {
  readonly tone?: 'light' | 'accent' | 'plain' | 'live' | 'warning'
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Its name for the style sheet of a variant. */
  readonly part?: PartName
}

/** A short word on a tile: hot, new, maintenance. */
export function Tag({ tone = 'light', children, className, part }: TagProps): ReactNode {
  const own = styles['tag']
  return (
    <span
      className={className ? `${own} ${className}` : own}
      data-kit="tag"
      data-kind={tone}
      data-part={part}
    >
      {children}
    </span>
  )
}
