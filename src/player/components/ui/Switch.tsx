import type { ReactNode } from 'react'
import styles from './Switch.module.css'

export interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly disabled?: boolean
  readonly onToggle: () => void
}

/** Turns something on or off at once; the whole line is the target. */
export function Switch({ label, on, disabled = false, onToggle }: SwitchProps): ReactNode {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      disabled={disabled}
      className={styles['switch']}
      onClick={onToggle}
    >
      <span className={styles['track']} />
      {label}
    </button>
  )
}
