import type { ReactNode } from 'react'
import { useT } from '../../../i18n/use-t.ts'
import { pair } from '../../../kit/controls/write-clock.ts'
import styles from './LeftLine.module.css'
import { useTimeLeft } from './use-time-left.ts'

/** Shows the time left until a time with its offset in one line: days, and a clock for the rest. */
export function LeftLine({ until }: { readonly until: string }): ReactNode {
  const t = useT()
  const left = useTimeLeft(until)
  const clock = left ? [left.hours, left.minutes, left.seconds].map(pair) : ['––', '––', '––']
  return (
    <time
      className={styles['left']}
      dateTime={left && `PT${left.total}S`}
      role="timer"
      data-part="left"
    >
      {left && left.days > 0 && `${t('content.dayCount', { count: left.days })} `}
      {clock.join(':')}
    </time>
  )
}
