import type { ReactNode } from 'react'
import type { Figure } from '../../../kit/controls/Figures.tsx'
import typography from '../../../kit/controls/typography.module.css'
import styles from './FigureGrid.module.css'

/** Six figures or fewer in three columns, each with its label over it. */
export function FigureGrid({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  return (
    <dl className={styles['grid']} data-kit="figures" data-kind="grid">
      {figures.map(({ label, value }) => (
        <div key={label} className={styles['cell']} data-part="cell">
          <dt className={typography['caption']} data-part="label">
            {label}
          </dt>
          <dd className={typography['name']} data-part="value">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
