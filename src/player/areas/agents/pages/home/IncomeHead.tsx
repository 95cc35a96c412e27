import type { ReactNode } from 'react'
import type { IncomeFigures } from '../../../../../core/contract/generated/gateway.ts'
import type { QueryResult } from '../../../../gateway/use-call.ts'
import { formatTime } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { writeClock } from '../../../../kit/controls/write-clock.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { IncomeChart } from './IncomeChart.tsx'
import styles from './IncomeHead.module.css'

/** Shows the income of the month, what it comes to at this pace, and how it grew day by day. */
export function IncomeHead({ call }: { readonly call: QueryResult<IncomeFigures> }): ReactNode {
  // The words of a failure are those of the page, and unreadable on the colours of the head.
  const failed = call.error !== undefined && call.value === undefined
  return (
    <section data-kit={failed ? undefined : 'head'} data-kind={failed ? undefined : 'chart'}>
      <Answer call={call} skeleton={<HeadSkeleton />}>
        {(income) => <Income income={income} />}
      </Answer>
    </section>
  )
}

function Income({ income }: { readonly income: IncomeFigures }): ReactNode {
  const { amount, expected, daysLeft, days = [], updatedAt, nextUpdateAt } = income
  const t = useT()
  const currency = useCurrency()
  // The days of the platform are those of UTC.
  const month = formatTime(new Date(days[0]?.day ?? updatedAt), currency.language, {
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <>
      <div className={`${styles['top']} ${typography['muted']}`} data-part="kicker">
        <h2 className={`${styles['title']} ${typography['label']}`} data-part="title">
          {t('agent.income', { month })}
        </h2>
        {daysLeft !== undefined && <p>{t('agent.daysLeft', { count: daysLeft })}</p>}
      </div>
      <div data-part="main">
        <p className={`${styles['amount']} ${typography['figure']}`} data-part="figure">
          <Money amount={amount} cents="small" {...currency} />
        </p>
        <p className={typography['muted']} data-part="note">
          {expected !== undefined &&
            t('agent.expected', { amount: formatMoney(expected, currency) })}
        </p>
        {days.length > 0 && (
          <IncomeChart days={days} expected={expected ?? amount} format={currency} />
        )}
        <p className={typography['muted']} data-part="note">
          {t('agent.next', { time: writeClock(nextUpdateAt) })}
        </p>
      </div>
    </>
  )
}

/** A skeleton with the geometry of the income and its chart. */
function HeadSkeleton(): ReactNode {
  return (
    <>
      <div className={`${styles['top']} ${typography['muted']}`} data-part="kicker">
        <Skeleton shape="text" width="45%" height="1.25rem" />
      </div>
      <div data-part="main">
        <Skeleton shape="text" width="70%" height="3.5rem" />
        <Skeleton shape="text" width="60%" height="1.25rem" />
        <Skeleton shape="card" height="8.75rem" />
      </div>
    </>
  )
}
