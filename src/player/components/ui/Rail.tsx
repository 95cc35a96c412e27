import type { ReactNode } from 'react'
import styles from './Rail.module.css'

export interface RailProps {
  /** Names the list for a screen reader. */
  readonly label: string
  readonly children: ReactNode
  /** Rows of the rail; items fill a column before the next one. */
  readonly rows?: 1 | 2 | 3
  readonly className?: string | undefined
}

/** A row that scrolls sideways to the edges of the column; its children are `<li>`. */
export function Rail({ label, children, rows = 1, className }: RailProps): ReactNode {
  return (
    <ul
      className={className ? `${styles['rail']} ${className}` : styles['rail']}
      data-rows={rows}
      aria-label={label}
    >
      {children}
    </ul>
  )
}
