import type { ReactNode } from 'react'
import { Link } from '../../ui/navigation.tsx'
import styles from './LineLink.module.css'

export interface LineLinkProps {
  readonly to: string
  readonly mark: ReactNode
  /** The word at its end. */
  readonly action?: string | undefined
  readonly children: ReactNode
}

/** The contents of a hung line: a mark, words and an action that lead to one page. */
export function LineLink({ to, mark, action, children }: LineLinkProps): ReactNode {
  return (
    <Link className={styles['link']} to={to}>
      <span className={styles['mark']} aria-hidden="true">
        {mark}
      </span>
      <span className={styles['words']}>{children}</span>
      {action && <span className={styles['action']}>{action}</span>}
    </Link>
  )
}
