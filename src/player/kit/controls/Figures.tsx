import type { ReactNode } from 'react'
import styles from './Figures.module.css'
import typography from './typography.module.css'

export interface Figure {
  readonly label: string
  readonly value: ReactNode
  /** `strong` for the figure that matters most. */
  readonly tone?: 'plain' | 'strong' | undefined
}

export interface FiguresProps {
  readonly figures: readonly Figure[]
  /** Words at the end of the row, such as the time to which the figures belong. */
  readonly note?: ReactNode
}

/** A few figures in a row, each with its label over it. */
export function Figures({ figures, note }: FiguresProps): ReactNode {
  return (
    <div className={styles['figures']} data-kit="figures">
      <dl className={styles['row']} data-part="cells">
        {figures.map(({ label, value, tone }) => (
          <div
            key={label}
            className={styles['figure']}
            data-part="cell"
            data-state={tone === 'strong' ? tone : undefined}
          >
            <dt className={typography['muted']} data-part="label">
              {label}
            </dt>
            <dd className={`${styles['value']} ${typography['title']}`} data-part="value">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className={typography['muted']} data-part="note">
          {note}
        </p>
      )}
    </div>
  )
}
