import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Problem.module.css'

export interface ProblemProps {
  /** The id to which the control's description refers. */
  readonly id: string
  readonly says: string | undefined
}

/** Why what is typed cannot be taken, told as soon as that is known. */
export function Problem({ id, says }: ProblemProps): ReactNode {
  return (
    <p id={id} className={styles['problem']} aria-live="polite">
      {says !== undefined && (
        <>
          <Icon name="error" />
          {says}
        </>
      )}
    </p>
  )
}
