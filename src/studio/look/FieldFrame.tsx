import { type ReactNode, useId } from 'react'
import styles from './FieldFrame.module.css'
import { Problem } from './Problem.tsx'

/** The name and description of a control. */
export interface FieldNames {
  readonly 'aria-labelledby': string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': boolean
}

export interface FieldFrameProps {
  readonly label: string
  readonly hint?: ReactNode
  /** Why what is typed cannot be taken. */
  readonly problem?: string | undefined
  readonly children: (names: FieldNames) => ReactNode
}

/** Something that a window asks: what it is, its control, and what is to be said of it. */
export function FieldFrame({ label, hint, problem, children }: FieldFrameProps): ReactNode {
  const id = useId()
  return (
    <div className={styles['asked']}>
      <span id={`${id}-label`} className={styles['label']}>
        {label}
      </span>
      {children({
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-problem ${id}-hint`,
        'aria-invalid': problem !== undefined,
      })}
      <Problem id={`${id}-problem`} message={problem} />
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
    </div>
  )
}
