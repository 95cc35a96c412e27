import type { ReactNode } from 'react'
import type { KitName } from '../../../core/contract/kit-parts.ts'
import styles from './RowList.module.css'

export interface RowListProps {
  /** The class of the list, whose stylesheet sets what differs. */
  readonly className?: string | undefined
  /** A part of its own, for rows that looks draw in another way. */
  readonly 'data-kit'?: KitName
  /** Items of a list (`li`), each with a `Row` or other content. */
  readonly children: ReactNode
}

/** Rows under each other, with a line between two. */
export function RowList({ className, children, ...part }: RowListProps): ReactNode {
  const name = className ? `${styles['rows']} ${className}` : styles['rows']
  return (
    <ul className={name} data-kit="rows" {...part}>
      {children}
    </ul>
  )
}
