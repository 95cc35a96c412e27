import type { ReactNode } from 'react'
import styles from './TimelineRow.module.css'

export interface TimelineRowProps {
  /** The state of the bulb beside the row; a row with the focus is half lit. */
  readonly state?: 'done' | 'error' | undefined
  /** A last row's cord ends at its bulb; a plain one has no bulb. */
  readonly place?: 'plain' | 'last' | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A row of a form; where the form's parts hang on a cord (`data-progress="dots"`) it has a bulb. */
export function TimelineRow({ state, place, className, children }: TimelineRowProps): ReactNode {
  const name = className ? `${styles['row']} ${className}` : styles['row']
  return (
    <div className={name} data-kit="form-step" data-kind={place} data-state={state}>
      {children}
    </div>
  )
}
