import { type ReactNode, useEffect } from 'react'
import { useArrived } from '../../gateway/first-answers.tsx'
import { focusHeading } from '../../kit/controls/focus-heading.ts'
import { hasLostFocus } from '../../kit/controls/keep-focus.ts'
import { readNavigationKind } from '../navigation-kind.ts'
import styles from './PageCover.module.css'

export interface PageCoverProps {
  /** Drawn over the page until its first answers have come. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/** Shows a page of `FirstAnswers` in one piece, so that nothing of it moves for an answer that comes after the others. */
export function PageCover({ skeleton, children }: PageCoverProps): ReactNode {
  const arrived = useArrived()
  useEffect(() => {
    // A heading inside the page could not have the focus while it was covered.
    if (arrived && readNavigationKind() !== 'start' && hasLostFocus()) focusHeading()
  }, [arrived])
  return (
    <div className={styles['cover']} data-pending={arrived ? undefined : ''}>
      <div className={styles['content']}>{children}</div>
      {!arrived && <div className={styles['skeleton']}>{skeleton}</div>}
    </div>
  )
}
