import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { Link, useIsCurrent } from './navigation.tsx'
import styles from './SectionHead.module.css'

export interface SectionHeadProps {
  readonly title: string
  readonly id?: string
  /** The depth below the surface, shown beside the title after a downward arrow. */
  readonly depth?: string | undefined
  /** A number or a short word beside the title. */
  readonly count?: ReactNode
  /** The link to more content; not shown on the very page that it leads to. */
  readonly action?: SectionAction | undefined
  readonly end?: ReactNode
}

export interface SectionAction {
  readonly label: string
  readonly to: string
  /** The number of what it leads to, after the label. While it is pending, it has its place, so that nothing moves. */
  readonly total?: number | 'pending'
}

/** The head of a section, 44 high. */
export function SectionHead({ title, id, depth, count, action, end }: SectionHeadProps): ReactNode {
  const isThere = useIsCurrent(action?.to)
  return (
    <div className={styles['head']} data-kit="section-head">
      <h2 className={styles['title']} data-part="title" id={id}>
        {title}
      </h2>
      {depth && (
        <span className={styles['depth']} data-part="depth">
          <Icon name="arrow" size="medium" />
          {depth}
        </span>
      )}
      {count !== undefined && (
        <span className={styles['count']} data-part="count">
          {count}
        </span>
      )}
      <span className={styles['end']} data-part="end">
        {end}
        {action && !isThere && (
          <Link className={styles['link']} data-part="link" to={action.to}>
            {action.label}{' '}
            {action.total !== undefined && (
              <span className={styles['total']}>
                {action.total === 'pending' ? '' : action.total}
              </span>
            )}
            <Icon name="chevron" size="small" />
          </Link>
        )}
      </span>
    </div>
  )
}
