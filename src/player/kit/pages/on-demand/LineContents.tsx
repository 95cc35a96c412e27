import type { ReactNode } from 'react'
import styles from './LineContents.module.css'

export interface LineContentsProps {
  readonly mark: ReactNode
  /** The word at its end. */
  readonly action?: string | undefined
  readonly children: ReactNode
}

/** The mark, the words and the action of a hung line, inside of its link or its button. */
export function LineContents({ mark, action, children }: LineContentsProps): ReactNode {
  return (
    <>
      <span className={styles['mark']} data-part="mark" aria-hidden="true">
        {mark}
      </span>
      <span className={styles['words']} data-part="words">
        {children}
      </span>
      {action && (
        <span className={styles['action']} data-part="action">
          {action}
        </span>
      )}
    </>
  )
}
