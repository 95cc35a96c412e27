import type { ReactNode } from 'react'
import styles from './RefusalNotice.module.css'
import { StudioIcon } from './StudioIcon.tsx'

export interface RefusalNoticeProps {
  readonly children: ReactNode
  /** The actions that help. */
  readonly action?: ReactNode
}

/** Why something was not done, told at once. */
export function RefusalNotice({ children, action }: RefusalNoticeProps): ReactNode {
  return (
    <div role="alert" className={styles['refusal']}>
      <StudioIcon name="error" />
      <p className={styles['line']}>{children}</p>
      {action}
    </div>
  )
}
