import type { ReactNode } from 'react'
import typography from '../../../../kit/controls/typography.module.css'
import styles from './Lines.module.css'

export interface Line {
  /** Tells lines with the same label apart. */
  readonly key?: string
  readonly label: string
  readonly value: ReactNode
  /** A second line below the value. */
  readonly note?: ReactNode
}

/** Labelled values, one below the other. */
export function Lines({ lines }: { readonly lines: readonly Line[] }): ReactNode {
  return (
    <dl>
      {lines.map(({ label, value, note, key = label }) => (
        <div key={key} className={styles['line']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['value']}>
            {value}
            {note !== undefined && (
              <span className={`${styles['note']} ${typography['muted']}`}>{note}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
