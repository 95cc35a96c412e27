import type { ReactNode } from 'react'
import { type DateChoice, listPresets, type RangeLimits, resolveDays } from './day-range.ts'
import { FilterOptions } from './FilterOptions.tsx'
import { RangeForm } from './RangeForm.tsx'
import { useDateWords } from './record-dates.ts'

export interface DatePanelProps {
  readonly date: DateChoice
  readonly limits: RangeLimits
  readonly onSelect: (date: DateChoice) => void
}

/** The presets of a date filter, and a range that the player chooses within the longest one. */
export function DatePanel({ date, limits, onSelect }: DatePanelProps): ReactNode {
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
