import type { ReactNode } from 'react'
import type {
  SignInCalendar as Calendar,
  CalendarDay,
} from '../../../../../core/contract/generated/gateway.ts'
import { formatTime } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { type Currency, useCurrency } from '../../../../kit/money/use-currency.ts'
import { useLanguage } from '../../../../state/language.ts'
import styles from './DayTable.module.css'

const daysOfWeek = 7

/** How a day is marked; the present one by `aria-current`. */
const dayStates = {
  signed: 'done',
  missed: 'missed',
  ahead: 'next',
  today: undefined,
  unknown: undefined,
} as const

export interface DayTableProps {
  readonly calendar: Calendar
  readonly variant: 'month' | 'week'
}

/** Shows the weeks of the month, or the present week, from Monday. */
export function DayTable({ calendar, variant }: DayTableProps): ReactNode {
  const language = useLanguage()
  const weeks = weeksOf(calendar)
  const shown =
    variant === 'month'
      ? weeks
      : weeks.filter((week) => week.some(({ day }) => day === calendar.today))
  const month = calendar.today.slice(0, 7)
  const write = (day: string, options: Intl.DateTimeFormatOptions): string =>
    formatTime(new Date(`${day}T00:00:00Z`), language, { ...options, timeZone: 'UTC' })
  return (
    <table className={styles['table']}>
      <caption className={`${styles['month']} ${typography['muted']}`}>
        {write(calendar.today, { month: 'long', year: 'numeric' })}
      </caption>
      <thead>
        <tr>
          {shown[0]?.map(({ day }) => (
            <th key={day} scope="col" className={`${styles['weekday']} ${typography['caption']}`}>
              <abbr title={write(day, { weekday: 'long' })}>
                {write(day, { weekday: 'narrow' })}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) =>
              variant === 'month' && !day.day.startsWith(month) ? (
                <td key={day.day} />
              ) : (
                <Day key={day.day} day={day} isToday={day.day === calendar.today} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, isToday }: { readonly day: CalendarDay; readonly isToday: boolean }) {
  const t = useT()
  const currency = useCurrency()
  const { state, amount, special } = day
  return (
    <td className={styles['cell']}>
      <div
        className={styles['day']}
        data-part="day"
        data-state={special && state !== 'signed' ? 'special' : dayStates[state]}
        aria-current={isToday ? 'date' : undefined}
      >
        <span className={typography['name']}>{Number(day.day.slice(8))}</span>
        {state === 'signed' ? (
          <Icon name="check" size="small" />
        ) : state === 'missed' ? (
          <span className={styles['amount']} aria-hidden="true">
            –
          </span>
        ) : (
          <span className={styles['amount']}>{formatShort(amount, currency)}</span>
        )}
        <span data-unseen>{t(`rewards.day.${state}`)}</span>
      </div>
    </td>
  )
}

/** Writes a whole amount without its digits after the point, so that it fits a day. */
function formatShort(amount: string, currency: Currency): string {
  const isWhole = /^\d+(\.0+)?$/.test(amount)
  return formatMoney(amount, isWhole ? { ...currency, digits: 0 } : currency)
}

function weeksOf({ days }: Calendar): readonly (readonly CalendarDay[])[] {
  return Array.from({ length: Math.ceil(days.length / daysOfWeek) }, (_, week) =>
    days.slice(week * daysOfWeek, (week + 1) * daysOfWeek),
  )
}
