import type { ReactNode } from 'react'
import styles from './Switch.module.css'

export interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly disabled?: boolean
  /** Hides the label, which is beside the switch already. */
  readonly bare?: boolean
  readonly onToggle: () => void
}

/** Turns something on or off at once; the whole line is the target. */
export function Switch({
  label,
  on,
  disabled = false,
  bare = false,
  onToggle,
}: SwitchProps): ReactNode {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={bare ? label : undefined}
      disabled={disabled}
      className={styles['switch']}
      data-kit="switch"
      onClick={onToggle}
    >
      <span className={styles['track']} data-part="track" />
      {!bare && label}
    </button>
  )
}
