import { type ReactNode, useId } from 'react'
import { formatTime } from '../../i18n/format-time.ts'
import styles from './DayGroups.module.css'
import { type DayGroup, groupByDay, nameDay } from './group-by-day.ts'
import { Icon } from './Icon.tsx'
import { Link } from './navigation.tsx'

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
      <section key={group.key} className={styles['group']} aria-labelledby={`${id}-${group.key}`}>
        <header className={styles['head']}>
          <h2 className={styles['day']} id={`${id}-${group.key}`}>
            <span className={styles['name']}>{name}</span>{' '}
            <span className={styles['date']}>{date}</span>
          </h2>
          <span className={styles['leaf']} aria-hidden="true">
            <span>{names.month}</span>
            <span className={styles['number']}>{names.day}</span>
            <span>{names.weekday}</span>
          </span>
          {aside && <span className={styles['aside']}>{aside(group)}</span>}
        </header>
        <ul className={styles['rows']}>
          {group.items.map((item) => (
            <li key={keyOf(item)} className={styles['item']}>
              {children(item)}
            </li>
          ))}
        </ul>
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

/** A row of a list with an amount, its state and the way to the detail. */
export function DayRow(props: DayRowProps): ReactNode {
  const { to, onPress, state } = props
  const content = <DayRowContent {...props} />
  if (to !== undefined)
    return (
      <Link className={styles['row']} data-state={state} to={to} onClick={onPress}>
        {content}
      </Link>
    )
  if (onPress)
    return (
      <button type="button" className={styles['row']} data-state={state} onClick={onPress}>
        {content}
      </button>
    )
  return (
    <div className={styles['row']} data-state={state}>
      {content}
    </div>
  )
}

const stateIcons = { waiting: 'clock', failed: 'warning' } as const

function DayRowContent({ title, note, end, endNote, state, picture }: DayRowProps): ReactNode {
  const icon = state === 'waiting' || state === 'failed' ? stateIcons[state] : undefined
  return (
    <>
      <span className={styles['bulb']} />
      {picture !== undefined && <span className={styles['picture']}>{picture}</span>}
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </span>
      <span className={styles['end']}>
        {end !== undefined && <span className={styles['amount']}>{end}</span>}
        {endNote !== undefined && (
          <span className={styles['state']}>
            {icon && <Icon name={icon} size="small" />}
            {endNote}
          </span>
        )}
      </span>
    </>
  )
}
