import {
  type RecordFilter,
  type RecordFilterOptions,
  useRecordFilter,
} from '../../../../kit/records/use-record-filter.ts'

/** What a filter narrows; the tab, the account and the level stay when it is cleared. */
const narrowing = ['category', 'state', 'date', 'from', 'to', 'q'] as const

/** Returns the filter of a tab of the team's records. */
export function useTeamFilter(options?: RecordFilterOptions): RecordFilter {
  const filter = useRecordFilter('teamBets', options)
  const { readText, set } = filter
  return {
    ...filter,
    changed: narrowing.some((name) => readText(name) !== undefined),
    reset: () => set(Object.fromEntries(narrowing.map((name) => [name, undefined]))),
  }
}
