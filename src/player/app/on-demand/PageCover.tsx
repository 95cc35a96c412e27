import type { ReactNode } from 'react'
import { FirstAnswers, useArrived } from '../../gateway/first-answers.tsx'
import styles from './PageCover.module.css'

export interface PageCoverProps {
  /** Drawn over the page until its first answers have come. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/** Shows a page in one piece, so that nothing of it moves for an answer that comes after the others. */
export function PageCover(props: PageCoverProps): ReactNode {
  return (
    <FirstAnswers>
      <Cover {...props} />
    </FirstAnswers>
  )
}

function Cover({ skeleton, children }: PageCoverProps): ReactNode {
  const arrived = useArrived()
  return (
    <div className={styles['cover']} data-pending={arrived ? undefined : ''}>
      <div className={styles['content']}>{children}</div>
      {!arrived && <div className={styles['skeleton']}>{skeleton}</div>}
    </div>
  )
}
