import { type CSSProperties, type ReactNode, useId } from 'react'
import type { ProfitDay } from '../../../../../core/contract/generated/gateway.ts'
import { formatTime } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney, type MoneyFormat } from '../../../../kit/controls/format-money.ts'
import styles from './NetChart.module.css'
import { type Bar, listNamedDays, plotDays } from './plot-days.ts'

export interface NetChartProps {
  readonly days: readonly ProfitDay[]
  readonly format: MoneyFormat
}

/** Draws the net result of each day as a bar above or below a zero line. A screen reader reads a table. */
export function NetChart({ days, format }: NetChartProps): ReactNode {
  const t = useT()
  const pattern = useId()
  const { zero, bars, best, worst } = plotDays(days)
  const place = (at: number): CSSProperties => ({ '--at': `${centreOf(at, bars.length)}%` })
  const plain = { ...format, symbol: '', sign: 'always' as const }
  const extreme = (at: number | undefined): ReactNode => {
    const bar = at === undefined ? undefined : bars[at]
    if (at === undefined || !bar) return null
    return (
      <p className={styles['extreme']}>
        <span
          style={place(at)}
          data-part="label"
          data-state={stateOf(bar)}
          data-align={alignAt(at, bars.length)}
        >
          <bdi dir="ltr">{formatMoney(bar.net, plain)}</bdi>
        </span>
      </p>
    )
  }
  return (
    <figure
      className={styles['chart']}
      data-kit="chart"
      data-kind={bars.length > 10 ? 'dense' : 'bars'}
      aria-label={t('profit.chart')}
    >
      <div aria-hidden="true">
        {extreme(best)}
        <svg
          className={styles['plot']}
          data-part="plot"
          style={{ '--hatch': `url("#${pattern}")` }}
          focusable="false"
          aria-hidden="true"
        >
          <defs>
            <pattern
              id={pattern}
              width="5"
              height="5"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path className={styles['hatch']} d="M1 0v5" />
            </pattern>
          </defs>
          {bars.map((bar, at) => (
            <BarShape key={bar.day} bar={bar} at={at} count={bars.length} />
          ))}
          <line
            className={styles['zero']}
            data-part="zero"
            x2="100%"
            y1={percent(zero)}
            y2={percent(zero)}
          />
        </svg>
        {extreme(worst)}
        <p className={styles['days']}>
          {listNamedDays(bars.length).map((at) => (
            <span key={at} style={place(at)} data-part="label" data-align="centre">
              {new Date(bars[at]?.day ?? 0).getUTCDate()}
            </span>
          ))}
        </p>
      </div>
      <DayTable days={days} format={format} />
    </figure>
  )
}

interface BarShapeProps {
  readonly bar: Bar
  readonly at: number
  readonly count: number
}

function BarShape({ bar, at, count }: BarShapeProps): ReactNode {
  // Few bars are as narrow as many of them.
  const width = (count > 10 ? 66 : 38) / count
  return (
    <rect
      className={styles['bar']}
      data-part="bar"
      data-state={stateOf(bar)}
      x={`${centreOf(at, count) - width / 2}%`}
      width={`${width}%`}
      y={percent(bar.start)}
      height={percent(bar.size)}
    />
  )
}

function stateOf({ result }: Bar): 'gain' | 'loss' | undefined {
  return result === 'none' ? undefined : result
}

function DayTable({ days, format }: NetChartProps): ReactNode {
  const t = useT()
  return (
    <div data-unseen>
      <table>
        <caption>{t('profit.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('profit.day')}</th>
            <th scope="col">{t('profit.net')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, net }) => (
            <tr key={day}>
              <th scope="row">
                {formatTime(day, format.language, { dateStyle: 'medium', timeZone: 'UTC' })}
              </th>
              <td>{formatMoney(net, { ...format, sign: 'always' })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Returns the centre of a bar in percent of the width. */
function centreOf(at: number, count: number): number {
  return ((at + 0.5) / count) * 100
}

/** Returns the side on which a label begins, so that it stays inside the chart. */
function alignAt(at: number, count: number): 'start' | 'centre' | 'end' {
  const centre = centreOf(at, count)
  if (centre < 20) return 'start'
  return centre > 80 ? 'end' : 'centre'
}

function percent(part: number): string {
  return `${part * 100}%`
}
