import { useT } from '../../i18n/use-t.ts'
import { DatePanel } from './DatePanel.tsx'
import { usualDate } from './day-range.ts'
import type { FilterHeader } from './FilterBar.tsx'
import { useDateWords } from './record-dates.ts'
import type { RecordFilter } from './use-record-filter.ts'

/** Returns the header of a filter's days. */
export function useDateHeader({ date, limits, setDate }: RecordFilter): FilterHeader {
  const t = useT()
  const words = useDateWords(limits)
  return {
    key: 'date',
    label: t('records.date'),
    value: words(date),
    changed: date !== usualDate,
    panel: (close) => (
      <DatePanel
        date={date}
        limits={limits}
        onSelect={(choice) => {
          setDate(choice)
          close()
        }}
      />
    ),
  }
}
