import { type FormEvent, type ReactNode, useState } from 'react'
import { useT } from '../../../i18n/use-t.ts'
import { useLanguage } from '../../../state/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './DatePanel.module.css'
import {
  checkRange,
  type DateChoice,
  listPresets,
  type RangeLimits,
  resolveDays,
  startOf,
} from './day-range.ts'
import { FilterOptions } from './FilterOptions.tsx'
import { useDateWords } from './record-dates.ts'

export interface DatePanelProps {
  readonly date: DateChoice
  readonly limits: RangeLimits
  readonly onSelect: (date: DateChoice) => void
}

/** The presets of a date filter, and a range that the player chooses within the longest one. */
export function DatePanel({ date, limits, onSelect }: DatePanelProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const words = useDateWords(limits)
  const [range, setRange] = useState(() => resolveDays(date, limits))
  const [refused, setRefused] = useState(false)
  const { today, maxDays, earliest } = limits
  const problem = checkRange(range, limits)
  // A range that is too long is wrong at once; an empty day is one that the player has yet to choose.
  const shown = problem !== undefined && (refused || problem !== 'empty')
  const error = shown
    ? t(`records.rangeProblem.${problem}`, {
        count: maxDays,
        day: earliest === undefined ? '' : formatDay(earliest, language),
      })
    : undefined
  function submit(event: FormEvent): void {
    event.preventDefault()
    setRefused(true)
    if (problem === undefined) onSelect(range)
  }
  return (
    <>
      <FilterOptions
        options={listPresets(limits).map((key) => ({ key, label: words(key) }))}
        selected={typeof date === 'string' ? date : undefined}
        onSelect={onSelect}
      />
      <form className={styles['range']} noValidate onSubmit={submit}>
        <p className={styles['cap']}>{t('records.cap', { count: maxDays })}</p>
        <div className={styles['days']}>
          {(['from', 'to'] as const).map((end) => (
            <Field
              key={end}
              type="date"
              label={t(`records.${end}`)}
              min={earliest}
              max={today}
              value={range[end]}
              error={end === 'to' ? error : undefined}
              onChange={(event) => setRange({ ...range, [end]: event.target.value })}
            />
          ))}
        </div>
        <Button type="submit" variant="accent" wide>
          {t('records.show')}
        </Button>
      </form>
    </>
  )
}

function formatDay(day: string, language: string): string {
  return new Date(startOf(day)).toLocaleDateString(language, { dateStyle: 'medium' })
}
