import type { ReactNode } from 'react'
import { Link } from '../../controls/navigation.tsx'
import styles from './LineContents.module.css'
import { LineContents, type LineContentsProps } from './LineContents.tsx'

export interface LineLinkProps extends LineContentsProps {
  readonly to: string
}

/** The contents of a hung line: a mark, words and an action that lead to one page. */
export function LineLink({ to, ...contents }: LineLinkProps): ReactNode {
  return (
    <Link className={styles['link']} data-part="link" to={to}>
      <LineContents {...contents} />
    </Link>
  )
}
