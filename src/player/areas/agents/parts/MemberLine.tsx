import type { ReactNode } from 'react'
import { Icon } from '../../../kit/controls/Icon.tsx'
import { Portrait } from '../../../kit/pages/Portrait.tsx'
import styles from './MemberLine.module.css'

export interface MemberLineProps {
  readonly name: string
  /** The avatar; a list without pictures leaves it out. */
  readonly iconId?: number | undefined
  /** Labels beside the name, such as `Tag`. */
  readonly tags?: ReactNode
  /** The line under the name. */
  readonly note: ReactNode
  /** The figure at the end, with the words under it. */
  readonly figure: ReactNode
  readonly figureLabel: ReactNode
  readonly open: boolean
  readonly onToggle: () => void
  /** What the line opens. */
  readonly children: ReactNode
}

/** A subordinate in a list: a line that the agent opens and closes. Its content renders only while it is open. */
export function MemberLine(props: MemberLineProps): ReactNode {
  const { name, iconId, tags, note, figure, figureLabel, open, onToggle, children } = props
  return (
    <article className={styles['card']} data-open={open || undefined}>
      <h2>
        <button type="button" className={styles['line']} aria-expanded={open} onClick={onToggle}>
          {iconId !== undefined && <Portrait className={styles['portrait']} iconId={iconId} />}
          <span className={styles['words']}>
            <span className={styles['name']}>
              {name} {tags}
            </span>
            <span className={styles['note']}>{note}</span>
          </span>
          <span className={styles['end']}>
            <span className={styles['figure']}>{figure}</span>
            <span className={styles['note']}>{figureLabel}</span>
          </span>
          <Icon name="chevron-down" size="medium" />
        </button>
      </h2>
      {open && <div className={styles['content']}>{children}</div>}
    </article>
  )
}
