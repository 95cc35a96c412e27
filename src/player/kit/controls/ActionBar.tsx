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
    <div
      className={styles['bar']}
      data-kit="foot"
      data-kind={hasFigure ? 'figure' : undefined}
      data-docked
    >
      {note && (
        <div className={styles['note']} data-part="note">
          {note}
        </div>
      )}
      <div className={styles['row']} data-part="line">
        {hasFigure && (
          <div className={styles['figure']} data-part="figure">
            {label && (
              <span className={`${styles['label']} ${typography['caption']}`} data-part="label">
                {label}
              </span>
            )}
            <span className={`${styles['value']} ${typography['display']}`} data-part="value">
              {figure}
            </span>
          </div>
        )}
        <div className={styles['action']} data-part="action">
          {children}
        </div>
      </div>
    </div>
  )
}
