import type { CallQuery, CallValue } from '../../../core/contract/calls.ts'
import { type PagedCall, type Pages, usePages } from '../../gateway/use-pages.ts'
import { useBack, useSearch } from '../controls/navigation.tsx'
import { toTimes } from './day-range.ts'
import { orderParameter, type RecordFilter } from './use-record-filter.ts'

/** The call that answers pages of records, and what its records are. */
export interface RecordSource<N extends PagedCall, T> {
  readonly call: N
  readonly itemsOf: (page: CallValue<N>) => readonly T[]
  readonly keyOf: (item: T) => string
  /** Epoch milliseconds. */
  readonly timeOf: (item: T) => number
}

/** The records of a filter, as far as they are loaded. */
export interface Records<N extends PagedCall, T> {
  readonly source: RecordSource<N, T>
  readonly filter: RecordFilter
  readonly query: CallQuery<N>
  readonly pages: Pages<CallValue<N>>
}

/** What narrows the records, without the days of the filter. */
export type RecordQuery<N extends PagedCall> = Omit<CallQuery<N>, 'from' | 'to'>

export interface RecordsOptions {
  /** False where the list keeps what it has, because the player returns to it from one of its records. */
  readonly fresh?: boolean
}

/** Loads the records of the days of a filter, page by page. */
export function useRecords<N extends PagedCall, T>(
  source: RecordSource<N, T>,
  { filter, query }: { readonly filter: RecordFilter; readonly query: RecordQuery<N> },
  { fresh = true }: RecordsOptions = {},
): Records<N, T> {
  // Every call of records takes the days as two times.
  const asked = { ...query, ...toTimes(filter.days) } as CallQuery<N>
  return { source, filter, query: asked, pages: usePages(source.call, asked, { fresh }) }
}

/** Returns the loaded record that the address names, and what closes it. */
export function useOpenRecord<N extends PagedCall, T>({ source, filter, pages }: Records<N, T>) {
  const goBack = useBack()
  const key = useSearch().get(orderParameter)
  const open = pages.pages.flatMap(source.itemsOf).find((item) => source.keyOf(item) === key)
  return { open, close: () => goBack(filter.listPath) }
}
