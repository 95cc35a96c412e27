import { type ReactNode, useId } from 'react'
import { formatTime } from '../../i18n/format-time.ts'
import styles from './DayGroups.module.css'
import { type DayGroup, groupByDay, nameDay } from './group-by-day.ts'
import { Icon } from './Icon.tsx'
import { Row } from './Row.tsx'
import { RowList } from './RowList.tsx'
import typography from './typography.module.css'

export interface DayGroupsProps<T> {
  readonly items: readonly T[]
  /** The time of an item in epoch milliseconds. */
  readonly timeOf: (item: T) => number
  readonly keyOf: (item: T) => string
  readonly language: string
  /** Content at the end of a heading, such as the number of items. */
  readonly aside?: (group: DayGroup<T>) => ReactNode
  /** Returns the content of a row, such as a `DayRow`. */
  readonly children: (item: T) => ReactNode
}

/** Rows under the headings of their days. */
export function DayGroups<T>(props: DayGroupsProps<T>): ReactNode {
  const { items, timeOf, keyOf, language, aside, children } = props
  const id = useId()
  return groupByDay(items, timeOf).map((group) => {
    const { name, date } = nameDay(group.day, language)
    const names = nameParts(group.day, language)
    return (
      <section
        key={group.key}
        className={styles['group']}
        data-kit="day"
        data-kind="group"
        aria-labelledby={`${id}-${group.key}`}
      >
        <header className={styles['head']} data-kit="day-head">
          <h2 className={styles['day']} id={`${id}-${group.key}`}>
            <span className={typography['display']} data-part="name">
              {name}
            </span>{' '}
            <span className={`${styles['date']} ${typography['muted']}`} data-part="date">
              {date}
            </span>
          </h2>
          <span className={styles['leaf']} data-part="leaf" aria-hidden="true">
            <span data-part="month">{names.month}</span>
            <span data-part="number">{names.day}</span>
            <span data-part="weekday">{names.weekday}</span>
          </span>
          {aside && (
            <span className={`${styles['aside']} ${typography['muted']}`} data-part="aside">
              {aside(group)}
            </span>
          )}
        </header>
        <RowList>
          {group.items.map((item) => (
            <li key={keyOf(item)} className={styles['item']}>
              {children(item)}
            </li>
          ))}
        </RowList>
      </section>
    )
  })
}

/** The parts of a date on the leaf of a calendar. */
function nameParts(day: number, language: string) {
  const write = (options: Intl.DateTimeFormatOptions) => formatTime(day, language, options)
  return {
    month: write({ month: 'short' }),
    day: String(new Date(day).getDate()),
    weekday: write({ weekday: 'short' }),
  }
}

export interface DayRowProps {
  readonly title: string
  readonly note?: ReactNode
  /** The amount at the end. */
  readonly end?: ReactNode
  /** The words under the amount, such as the state. */
  readonly endNote?: ReactNode
  /** The colour of the state. */
  readonly state?: 'waiting' | 'done' | 'failed' | 'void' | undefined
  readonly picture?: ReactNode
  /** The page that the row leads to. */
  readonly to?: string
  /** Runs in place of a page. */
  readonly onPress?: () => void
}

const stateIcons = { waiting: 'clock', failed: 'warning' } as const

/** A row of a list with an amount, its state and the way to the detail. */
export function DayRow({ end, endNote, state, ...row }: DayRowProps): ReactNode {
  const icon = state === 'waiting' || state === 'failed' ? stateIcons[state] : undefined
  return (
    <Row
      {...row}
      className={styles['row']}
      data-kind="order"
      data-state={state}
      mark={<span className={styles['bulb']} data-part="mark" />}
      value={end}
      valueNote={
        endNote === undefined ? undefined : (
          <>
            {icon && <Icon name={icon} size="small" />}
            {endNote}
          </>
        )
      }
    />
  )
}
