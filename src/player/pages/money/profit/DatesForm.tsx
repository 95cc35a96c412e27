import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Field } from '../../../components/ui/Field.tsx'
import { useT } from '../../../i18n/use-t.ts'
import { readServerTime } from '../../../state/status.ts'
import styles from './DatesForm.module.css'
import {
  addDays,
  checkDates,
  formatDateInput,
  maxDays,
  type Period,
  type PeriodProblem,
} from './profit-period.ts'

export interface DatesFormProps {
  readonly dates: Period
  readonly onChoose: (dates: Period) => void
}

/** Asks for the first and the last day of a report. */
export function DatesForm({ dates, onChoose }: DatesFormProps): ReactNode {
  const t = useT()
  const [first, setFirst] = useState(() => formatDateInput(dates.from))
  const [last, setLast] = useState(() => formatDateInput(addDays(dates.to, -1)))
  const [problem, setProblem] = useState<PeriodProblem>()
  const today = formatDateInput(readServerTime())

  function choose(event: FormEvent): void {
    event.preventDefault()
    const checked = checkDates({ first, last }, readServerTime())
    setProblem('problem' in checked ? checked.problem : undefined)
    if (!('problem' in checked)) onChoose(checked)
  }

  return (
    <form className={styles['form']} noValidate onSubmit={choose}>
      <div className={styles['dates']}>
        <Field
          label={t('profit.first')}
          type="date"
          value={first}
          max={today}
          onChange={(event) => setFirst(event.target.value)}
        />
        <Field
          label={t('profit.last')}
          type="date"
          value={last}
          max={today}
          onChange={(event) => setLast(event.target.value)}
        />
      </div>
      <p className={styles['note']} data-problem={problem} role={problem && 'alert'}>
        {t(`profit.dates.${problem ?? 'cap'}`, { count: maxDays })}
      </p>
      <Button type="submit" variant="outline" wide>
        {t('profit.show')}
      </Button>
    </form>
  )
}
