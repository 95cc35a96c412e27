import type { ReactNode } from 'react'
import styles from './AgeMark.module.css'

export interface AgeMarkProps {
  readonly age: number
  /** Said to a screen reader, such as "From 18 years". */
  readonly label: string
  readonly size?: 'small' | 'large' | 'round'
}

/** The age mark of the footer and of sign-in. */
export function AgeMark({ age, label, size = 'small' }: AgeMarkProps): ReactNode {
  return (
    <span
      className={styles['mark']}
      data-kit="age-mark"
      data-size={size}
      role="img"
      aria-label={label}
    >
      {age}+
    </span>
  )
}
