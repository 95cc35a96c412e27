import { type ReactNode, useId } from 'react'
import styles from './Asked.module.css'
import { Problem } from './Problem.tsx'

/** The name and description of a control. */
export interface AskedNames {
  readonly 'aria-labelledby': string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': boolean
}

export interface AskedProps {
  readonly label: string
  readonly hint?: ReactNode
  /** Why what is typed cannot be taken. */
  readonly problem?: string | undefined
  readonly children: (names: AskedNames) => ReactNode
}

/** Something that a window asks: what it is, its control, and what is to be said of it. */
export function Asked({ label, hint, problem, children }: AskedProps): ReactNode {
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
      <Problem id={`${id}-problem`} says={problem} />
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
    </div>
  )
}
