import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'
import typography from './typography.module.css'

export interface ActionBarProps {
  /** The word over the figure. */
  readonly label?: string | undefined
  /** The figure that the action is about, such as an amount. */
  readonly figure?: ReactNode
  /** A sentence above the figure and the button, such as a refusal. */
  readonly note?: ReactNode
  /** The button. */
  readonly children: ReactNode
}

/** The main action of a page. It stays above the bottom bar, and ends with the content of the page (SPEC §11.36). */
export function ActionBar({ label, figure, note, children }: ActionBarProps): ReactNode {
  const hasFigure = figure !== undefined && figure !== null
  return (
    <div className={styles['bar']} data-figure={hasFigure ? '' : undefined} data-docked>
      {note && <div className={styles['note']}>{note}</div>}
      <div className={styles['row']}>
        {hasFigure && (
          <div className={styles['figure']}>
            {label && (
              <span className={`${styles['label']} ${typography['caption']}`}>{label}</span>
            )}
            <span className={`${styles['value']} ${typography['display']}`}>{figure}</span>
          </div>
        )}
        <div className={styles['action']}>{children}</div>
      </div>
    </div>
  )
}
