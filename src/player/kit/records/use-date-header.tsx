import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import {
  type DateChoice,
  listPresets,
  type RangeLimits,
  resolveDays,
  usualDate,
} from './day-range.ts'
import type { FilterHeader } from './FilterHeads.tsx'
import { FilterOptions } from './FilterOptions.tsx'
import { RangeForm } from './RangeForm.tsx'
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

interface DatePanelProps {
  readonly date: DateChoice
  readonly limits: RangeLimits
  readonly onSelect: (date: DateChoice) => void
}

/** The presets of a date filter, and a range that the player chooses within the longest one. */
function DatePanel({ date, limits, onSelect }: DatePanelProps): ReactNode {
  const words = useDateWords(limits)
  return (
    <>
      <FilterOptions
        options={listPresets(limits).map((key) => ({ key, label: words(key) }))}
        selected={typeof date === 'string' ? date : undefined}
        onSelect={onSelect}
      />
      <RangeForm range={resolveDays(date, limits)} limits={limits} onSelect={onSelect} />
    </>
  )
}
