import type { ReactNode } from 'react'
import styles from './AgeMark.module.css'

export interface AgeMarkProps {
  readonly age: number
  /** Said to a screen reader, such as "From 18 years". */
  readonly label: string
  /** Without it, a small mark in a line. */
  readonly kind?: 'title' | 'seal' | undefined
}

/** Returns how an age mark by itself is drawn in a skin's shape. */
export function ageKindOf(shape: string): 'title' | undefined {
  return shape === 'sharp' ? 'title' : undefined
}

/** The age mark of the footer, of sign-in and beside the page. */
export function AgeMark({ age, label, kind }: AgeMarkProps): ReactNode {
  return (
    <span
      className={styles['mark']}
      data-kit="age-mark"
      data-kind={kind}
      role="img"
      aria-label={label}
    >
      {age}+
    </span>
  )
}
