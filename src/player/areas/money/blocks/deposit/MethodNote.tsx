import type { ReactNode } from 'react'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import styles from './MethodNote.module.css'

/** Writes what a way to pay takes, such as its limits and its time, and breaks lines between these where they fit. */
export function MethodNote({
  items,
}: {
  readonly items: readonly (string | undefined)[]
}): ReactNode {
  const whole = items.map(
    (item) =>
      item && (
        <span key={item} className={styles['item']}>
          {item}
        </span>
      ),
  )
  return <InlineList items={whole} />
}
