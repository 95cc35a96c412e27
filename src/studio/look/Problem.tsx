import type { ReactNode } from 'react'
import styles from './Problem.module.css'
import { StudioIcon } from './StudioIcon.tsx'

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
          <StudioIcon name="error" />
          {says}
        </>
      )}
    </p>
  )
}
