import { Children, type ReactNode } from 'react'
import { Dot } from './Dot.tsx'

export interface InlineListProps {
  /** Short texts; those that are not there are left out. */
  readonly items: readonly ReactNode[]
}

/**
 * Writes short texts in one line of text with a dot between each two. Where it wraps, no line begins or ends with a
 * dot. A screen reader and whoever copies it get one text.
 */
export function InlineList({ items }: InlineListProps): ReactNode {
  return (
    <span>
      {Children.toArray(items.filter(Boolean)).map((item, at) =>
        at === 0
          ? item
          : [
              <span key="text" data-unseen>
                {' ·'}
              </span>,
              <Dot key="dot" />,
              item,
            ],
      )}
    </span>
  )
}
