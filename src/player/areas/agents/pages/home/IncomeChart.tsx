import type { CSSProperties, ReactNode } from 'react'
import type { DayIncome } from '../../../../../core/contract/generated/gateway.ts'
import { formatTime } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney, type MoneyFormat } from '../../../../kit/controls/format-money.ts'
import styles from './IncomeChart.module.css'
import { type IncomePoint, plotIncome } from './plot-income.ts'

export interface IncomeChartProps {
  readonly days: readonly DayIncome[]
  readonly expected: string
  readonly format: MoneyFormat
}

/** Draws how the income of a month grows, with a dot for each day. A screen reader reads a table. */
export function IncomeChart({ days, expected, format }: IncomeChartProps): ReactNode {
  const t = useT()
  const points = plotIncome(days, expected)
  const today = days.length - 1
  const named = listNamed(today, points.length)
  return (
    <figure
      className={styles['chart']}
      data-kit="chart"
      data-kind="line"
      aria-label={t('agent.chart')}
    >
      <svg className={styles['plot']} data-part="plot" focusable="false" aria-hidden="true">
        {points.slice(1).map((point, at) => (
          <line
            key={point.date}
            className={styles['line']}
            data-part="line"
            data-state={at + 1 > today ? 'next' : undefined}
            x1={acrossOf(at, points.length)}
            y1={downOf(points[at])}
            x2={acrossOf(at + 1, points.length)}
            y2={downOf(point)}
          />
        ))}
        {points.map((point, at) => (
          <circle
            key={point.date}
            className={styles['point']}
            data-part="point"
            data-state={at === today ? 'now' : at > today ? 'next' : 'done'}
            cx={acrossOf(at, points.length)}
            cy={downOf(point)}
            r="3"
          />
        ))}
      </svg>
      <p className={styles['days']} aria-hidden="true">
        {named.map((at) => (
          <span
            key={at}
            style={{ '--at': acrossOf(at, points.length) } satisfies CSSProperties}
            data-part="label"
            data-state={at === today ? 'now' : undefined}
          >
            {at === today ? `${t('agent.today')} ${at + 1}` : at + 1}
          </span>
        ))}
      </p>
      <DayTable days={days} points={points} format={format} />
    </figure>
  )
}

interface DayTableProps {
  readonly days: readonly DayIncome[]
  readonly points: readonly IncomePoint[]
  readonly format: MoneyFormat
}

function DayTable({ days, points, format }: DayTableProps): ReactNode {
  const t = useT()
  return (
    <div data-unseen>
      <table>
        <caption>{t('agent.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('agent.day')}</th>
            <th scope="col">{t('agent.soFar')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day }, at) => (
            <tr key={day}>
              <th scope="row">
                {formatTime(new Date(day), format.language, {
                  dateStyle: 'medium',
                  timeZone: 'UTC',
                })}
              </th>
              <td>{formatMoney(points[at]?.soFar ?? '0', format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Days of room between the name of today and another one, so that they do not touch. */
const room = 6

/** Returns the positions of the days that are named: the first, the last, and today. */
function listNamed(today: number, count: number): readonly number[] {
  const ends = [0, count - 1].filter((at) => Math.abs(at - today) > room)
  return [...ends, today].sort((one, other) => one - other)
}

/** Returns the centre of a day in percent of the width. */
function acrossOf(at: number, count: number): string {
  return `${((at + 0.5) / count) * 100}%`
}

/** Returns the place of a point below the top, with room for its dot at both edges. */
function downOf(point: IncomePoint | undefined): string {
  return `${92 - (point?.height ?? 0) * 84}%`
}
