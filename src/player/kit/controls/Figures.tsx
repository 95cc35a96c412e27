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
    <div className={styles['figures']}>
      <dl className={styles['row']}>
        {figures.map(({ label, value, tone }) => (
          <div key={label} className={styles['figure']} data-tone={tone}>
            <dt className={typography['muted']}>{label}</dt>
            <dd className={`${styles['value']} ${typography['title']}`}>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={typography['muted']}>{note}</p>}
    </div>
  )
}
