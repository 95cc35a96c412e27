import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Refusal.module.css'

export interface RefusalProps {
  readonly children: ReactNode
  /** The actions that help. */
  readonly action?: ReactNode
}

/** Why something was not done, told at once. */
export function Refusal({ children, action }: RefusalProps): ReactNode {
  return (
    <div role="alert" className={styles['refusal']}>
      <Icon name="error" />
      <p className={styles['line']}>{children}</p>
      {action}
    </div>
  )
}
