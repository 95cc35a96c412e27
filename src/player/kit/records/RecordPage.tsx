import type { ReactNode } from 'react'
import type { PagedCall } from '../../gateway/use-pages.ts'
import { useT } from '../../i18n/use-t.ts'
import { FilterBar } from './FilterBar.tsx'
import type { FilterHeader } from './FilterHeads.tsx'
import { type EmptyRecords, RecordList } from './RecordList.tsx'
import { type Total, Totals } from './Totals.tsx'
import { useDateHeader } from './use-date-header.tsx'
import type { Records } from './use-records.ts'

export interface RecordPageProps<N extends PagedCall, T> {
  readonly records: Records<N, T>
  /** Names the list for a screen reader. */
  readonly label: string
  /** The filter before the days, and those after them. */
  readonly filters: readonly [FilterHeader, ...FilterHeader[]]
  /** The totals of the filter; none where the gateway sends none. */
  readonly totals: readonly Total[] | undefined
  /** The button that saves the records; it needs a record. */
  readonly statement?: ReactNode
  readonly row: (item: T) => ReactNode
  readonly empty: EmptyRecords
}

/** A page of records: its filters and totals, the statement and the list by days (SPEC §11.74). */
export function RecordPage<N extends PagedCall, T>(props: RecordPageProps<N, T>): ReactNode {
  const { records, label, totals, statement, row, empty } = props
  const [first, ...others] = props.filters
  const { pages } = records.pages
  const t = useT()
  const date = useDateHeader(records.filter)
  return (
    <>
      <FilterBar label={t('records.filters')} filters={[first, date, ...others]} />
      {totals && <Totals pages={records.pages} figures={totals} />}
      {pages.some((page) => records.source.itemsOf(page).length > 0) && statement}
      <RecordList records={records} label={label} row={row} empty={empty} />
    </>
  )
}
