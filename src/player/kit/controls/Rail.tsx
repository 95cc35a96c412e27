import { Children, type ReactNode } from 'react'
import styles from './Rail.module.css'
import { useSeenCount } from './use-seen-count.ts'

export interface RailProps {
  /** Names the list for a screen reader. */
  readonly label: string
  readonly children: ReactNode
  /** Rows of the rail; items fill a column before the next one. */
  readonly rows?: 1 | 2 | 3
  /** The columns that are rendered before the player scrolls; more if they do not fill the rail. */
  readonly columns?: number
  /** The number of items that are rendered even out of sight. */
  readonly least?: number
  /** What is chosen in it. */
  readonly kind?: 'links' | 'filters' | undefined
  readonly className?: string | undefined
}

/** A row that scrolls sideways to the edges of the column; its children are `<li>`. Items far out of sight are not rendered. */
export function Rail(props: RailProps): ReactNode {
  const { label, children, rows = 1, columns = 4, least = 0, kind, className } = props
  const items = Children.toArray(children)
  const { count, list } = useSeenCount(items.length, rows * columns)
  return (
    <ul
      ref={list}
      className={className ? `${styles['rail']} ${className}` : styles['rail']}
      data-kit="rail"
      data-kind={kind}
      data-rows={rows}
      aria-label={label}
    >
      {items.slice(0, Math.max(count, least))}
    </ul>
  )
}
