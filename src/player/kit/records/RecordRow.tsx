import type { ReactNode } from 'react'
import type { IconName } from '../../../core/contract/icons.ts'
import { Icon } from '../controls/Icon.tsx'
import { Link } from '../controls/navigation.tsx'
import typography from '../controls/typography.module.css'
import { writeClock } from '../controls/write-clock.ts'
import type { StateTone } from '../money/order-words.ts'
import styles from './RecordRow.module.css'
import type { Flow } from './record-kinds.ts'

export interface RecordRowProps {
  readonly icon: IconName
  readonly title: string
  readonly note: ReactNode
  /** Epoch milliseconds. */
  readonly time: number
  readonly amount: ReactNode
  /** `in` for an amount that the player received, `void` for one that did not move. */
  readonly flow: Flow | 'void'
  /** The words under the amount. */
  readonly state: ReactNode
  readonly tone: StateTone
  /** The address that the row leads to. */
  readonly to?: string | undefined
}

/** A record in a list: what it is, when, how much, and what became of it. */
export function RecordRow(props: RecordRowProps): ReactNode {
  const { icon, title, note, time, amount, flow, state, tone, to } = props
  const content = (
    <>
      <span className={styles['icon']} data-part="mark">
        <Icon name={icon} size="medium" />
      </span>
      <span className={styles['title']} data-part="title">
        {title}
      </span>
      <span className={`${styles['amount']} ${typography['title']}`} data-part="value">
        {amount}
      </span>
      <time
        className={`${styles['time']} ${typography['muted']}`}
        data-part="time"
        dateTime={new Date(time).toISOString()}
      >
        {writeClock(time)}
      </time>
      <span className={`${styles['note']} ${typography['muted']}`} data-part="note">
        {note}
      </span>
      <span className={`${styles['state']} ${typography['muted']}`} data-part="value-note">
        {state}
      </span>
    </>
  )
  const row = {
    className: styles['row'],
    'data-kit': 'record',
    'data-kind': flow,
    'data-state': tone,
  } as const
  if (to === undefined) return <div {...row}>{content}</div>
  return (
    <Link {...row} to={to}>
      {content}
    </Link>
  )
}
