import type { ReactNode } from 'react'
import type { Figure } from '../../../kit/controls/Figures.tsx'
import typography from '../../../kit/controls/typography.module.css'
import styles from './FigureGrid.module.css'

/** Six figures or fewer in three columns, each with its label over it. */
export function FigureGrid({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  return (
    <dl className={styles['grid']}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles['cell']}>
          <dt className={typography['caption']}>{label}</dt>
          <dd className={`${styles['value']} ${typography['name']}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
