import type { ReactNode } from 'react'
import { Row } from '../../../kit/controls/Row.tsx'
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
    <article
      className={styles['card']}
      data-kit="subordinate"
      data-state={open ? 'open' : undefined}
    >
      <h2>
        <Row
          className={styles['line']}
          open={open}
          onPress={onToggle}
          mark={iconId !== undefined && <Portrait className={styles['portrait']} iconId={iconId} />}
          title={
            <>
              {name} {tags}
            </>
          }
          note={note}
          value={figure}
          valueNote={figureLabel}
        />
      </h2>
      {open && (
        <div className={styles['content']} data-part="content">
          {children}
        </div>
      )}
    </article>
  )
}
