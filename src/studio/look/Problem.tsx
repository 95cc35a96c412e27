import type { ReactNode } from 'react'
import styles from './Problem.module.css'
import { StudioIcon } from './StudioIcon.tsx'

export interface ProblemProps {
  /** The id to which the control's description refers. */
  readonly id: string
  readonly message: string | undefined
}

/** Why what is typed cannot be taken, told as soon as that is known. */
export function Problem({ id, message }: ProblemProps): ReactNode {
  return (
    <p id={id} className={styles['problem']} aria-live="polite">
      {message !== undefined && (
        <>
          <StudioIcon name="error" />
          {message}
        </>
      )}
    </p>
  )
}
