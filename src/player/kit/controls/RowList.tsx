import type { ReactNode } from 'react'
import styles from './RowList.module.css'

export interface RowListProps {
  /** The class of the list, whose stylesheet sets what differs. */
  readonly className?: string | undefined
  /** Items of a list (`li`), each with a `Row` or other content. */
  readonly children: ReactNode
}

/** Rows under each other, with a line between two. */
export function RowList({ className, children }: RowListProps): ReactNode {
  return (
    <ul className={className ? `${styles['rows']} ${className}` : styles['rows']} data-kit="rows">
      {children}
    </ul>
  )
}
