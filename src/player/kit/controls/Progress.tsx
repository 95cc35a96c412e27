import type { CSSProperties, ReactNode } from 'react'
import styles from './Progress.module.css'

export interface ProgressProps {
  readonly label: string
  /** From 0 to 1. */
  readonly part: number
}

/** A bar that is filled to a part. */
export function Progress({ label, part }: ProgressProps): ReactNode {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100)
  const style: CSSProperties = { '--share': percent / 100 }
  return (
    <div
      className={styles['bar']}
      data-kit="progress"
      style={style}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    />
  )
}
