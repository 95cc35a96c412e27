import { type ReactNode, useMemo } from 'react'
import type { PagedCall } from '../../gateway/use-pages.ts'
import { useT } from '../../i18n/use-t.ts'
import { Skeleton } from '../controls/Skeleton.tsx'
import typography from '../controls/typography.module.css'
import { VirtualRows } from '../controls/VirtualRows.tsx'
import { EmptyNotice } from '../pages/EmptyNotice.tsx'
import { PagesFailure } from '../pages/PagedList.tsx'
import styles from './RecordList.module.css'
import { useDayWords } from './record-dates.ts'
import { splitDays } from './split-days.ts'
import type { RecordFilter } from './use-record-filter.ts'
import type { Records } from './use-records.ts'

export interface RecordListProps<N extends PagedCall, T> {
  readonly records: Records<N, T>
  readonly label: string
  readonly row: (item: T) => ReactNode
  readonly empty: EmptyRecords
}

/** The line and the action of a list without records, where the filter is the usual one. */
export interface EmptyRecords {
  readonly line: string
  readonly action?: RecordAction
}

interface RecordAction {
  readonly label: string
  readonly onPress: () => void
}

/** The height of a row that was never shown, in CSS pixels. */
const rowHeight = 72
const skeletonRows = 7

/** Records in groups by day, in a list that grows while the player scrolls (SPEC §11.74). */
export function RecordList<N extends PagedCall, T>(props: RecordListProps<N, T>): ReactNode {
  const { source, filter, pages: list } = props.records
  const { itemsOf, keyOf, timeOf } = source
  const t = useT()
  const { pages, asking, error } = list
  const items = useMemo(() => {
    const all = new Map(pages.flatMap(itemsOf).map((item) => [keyOf(item), item]))
    return [...all.values()]
  }, [pages, itemsOf, keyOf])
  const entries = useMemo(() => splitDays(items, timeOf), [items, timeOf])
  if (pages.length === 0 && asking) return <RecordSkeleton />
  if (entries.length === 0 && !error) return <EmptyList filter={filter} empty={props.empty} />
  return (
    <>
      {entries.length > 0 && (
        <VirtualRows
          key={filter.listKey}
          label={props.label}
          items={entries}
          keyOf={({ item }) => keyOf(item)}
          columns={1}
          gap={0}
          estimate={() => rowHeight}
          place={filter.listKey}
          onNearEnd={list.more}
        >
          {({ item, day, last }) => (
            <div
              className={styles['item']}
              data-kit="day"
              data-state={last ? 'last' : undefined}
              data-kind={day === undefined ? undefined : 'first'}
            >
              {day !== undefined && <DayHeading day={day} today={filter.limits.today} />}
              {props.row(item)}
            </div>
          )}
        </VirtualRows>
      )}
      {error ? (
        <PagesFailure list={list} />
      ) : asking || list.more ? (
        <Skeleton shape="card" height="4.5rem" />
      ) : (
        <p className={`${styles['end']} ${typography['muted']}`} data-kit="list-end">
          {t('records.end', { count: filter.limits.maxDays })}
        </p>
      )}
    </>
  )
}

function DayHeading({ day, today }: { readonly day: string; readonly today: string }): ReactNode {
  const { name, date, number, month } = useDayWords(day, today)
  return (
    <h2 className={styles['day']} data-kit="day-head">
      <span className={styles['month']} data-part="month" aria-hidden="true">
        {month}
      </span>
      <span className={styles['number']} data-part="number" aria-hidden="true">
        {number}
      </span>
      <span className={typography['title']} data-part="name">
        {name}
      </span>{' '}
      <span className={`${styles['date']} ${typography['muted']}`} data-part="date">
        {date}
      </span>
    </h2>
  )
}

interface EmptyListProps {
  readonly filter: RecordFilter
  readonly empty: EmptyRecords
}

function EmptyList({ filter, empty }: EmptyListProps): ReactNode {
  const t = useT()
  const clear = { label: t('records.clear'), onPress: filter.reset }
  return (
    <EmptyNotice
      line={empty.line}
      {...(empty.action && { action: empty.action })}
      {...(filter.changed && { line: t('records.noMatch'), action: clear })}
    />
  )
}

/** The geometry of a list that loads. */
function RecordSkeleton(): ReactNode {
  return (
    <div className={styles['skeleton']}>
      <Skeleton shape="text" width="40%" height="1.25rem" />
      <Skeleton shape="card" height="4rem" count={skeletonRows} />
    </div>
  )
}
