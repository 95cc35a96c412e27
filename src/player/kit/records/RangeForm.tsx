import { type FormEvent, type ReactNode, useState } from 'react'
import { readTyped } from '../../../core/contract/read-typed.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { useT } from '../../i18n/use-t.ts'
import { useLanguage } from '../../state/language.ts'
import { Button } from '../controls/Button.tsx'
import { Field } from '../controls/Field.tsx'
import typography from '../controls/typography.module.css'
import { checkRange, type DayRange, type RangeLimits, startOf } from './day-range.ts'
import styles from './RangeForm.module.css'

export interface RangeFormProps {
  /** The days that the form begins with. */
  readonly range: DayRange
  readonly limits: RangeLimits
  readonly onSelect: (range: DayRange) => void
}

/** Asks for the first and the last day of a range, within the longest one (SPEC §11.23). */
export function RangeForm({ range: first, limits, onSelect }: RangeFormProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const [range, setRange] = useState(first)
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
    <form className={styles['range']} data-kit="form" noValidate onSubmit={submit}>
      <p className={typography['muted']}>{t('records.cap', { count: maxDays })}</p>
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
            onChange={(event) =>
              setRange({ ...range, [end]: readTyped(event.target.value, 'day') })
            }
          />
        ))}
      </div>
      <Button type="submit" variant="accent" wide>
        {t('records.show')}
      </Button>
    </form>
  )
}

function formatDay(day: string, language: string): string {
  return formatDate(startOf(day), language)
}
