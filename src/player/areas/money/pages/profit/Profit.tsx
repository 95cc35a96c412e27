import { type ReactNode, useState } from 'react'
import type { ProfitReport } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { createTimeFormat } from '../../../../i18n/create-time-format.ts'
import { formatMoment } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import type { MoneyFormat } from '../../../../kit/controls/format-money.ts'
import { ListGroup, ListRow } from '../../../../kit/controls/ListGroup.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Tabs } from '../../../../kit/controls/Tabs.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { toPlatformTimes } from '../../../../kit/records/day-range.ts'
import { PlatformDays } from '../../../../kit/records/PlatformDays.tsx'
import { RangeForm } from '../../../../kit/records/RangeForm.tsx'
import { CategoryResults } from './CategoryResults.tsx'
import { NetChart } from './NetChart.tsx'
import styles from './Profit.module.css'
import { type Preset, presets, readReportLimits, resolvePreset } from './profit-days.ts'
import { digitsOfReport, listSummands } from './profit-sum.ts'
import { Result } from './Result.tsx'

/** Shows what a member won and lost in up to 30 days, and how the result adds up (SPEC §11.75). */
export default function Profit(): ReactNode {
  const t = useT()
  const [preset, setPreset] = useState<Preset>('week')
  const limits = readReportLimits()
  const [dates, setDates] = useState(() => resolvePreset('week', limits))
  const period = toPlatformTimes(preset === 'custom' ? dates : resolvePreset(preset, limits))
  return (
    <PagePart>
      <Tabs
        label={t('profit.period')}
        tabs={presets.map((key) => ({ key, label: t(`profit.preset.${key}`) }))}
        selected={preset}
        onSelect={setPreset}
      >
        {preset === 'custom' && <RangeForm range={dates} limits={limits} onSelect={setDates} />}
        <Report
          period={period}
          onWiden={preset === 'month' ? undefined : () => setPreset('month')}
        />
      </Tabs>
    </PagePart>
  )
}

/** The first millisecond of the days of a report, and the first one after them. */
type Period = ReturnType<typeof toPlatformTimes>

interface ReportProps {
  readonly period: Period
  /** Shows 30 days; undefined while they are shown. */
  readonly onWiden: (() => void) | undefined
}

function Report({ period, onWiden }: ReportProps): ReactNode {
  const call = useCall('memberProfit', period, { onReturn: 'refresh' })
  return (
    <Answer call={call} skeleton={<ReportSkeleton />}>
      {(report) =>
        isBlank(report) ? (
          <NoBets onWiden={onWiden} />
        ) : (
          <ReportBody report={report} period={period} />
        )
      }
    </Answer>
  )
}

/** Returns true for a report of no bets that has no rebate and no bonus either. */
function isBlank({ totals: { count, net, rebate, bonus } }: ProfitReport): boolean {
  return count === 0 && [net, rebate, bonus].every((amount) => compareDecimals(amount, '0') === 0)
}

function NoBets({ onWiden }: Pick<ReportProps, 'onWiden'>): ReactNode {
  const t = useT()
  const line = t('profit.none')
  if (onWiden)
    return <EmptyNotice line={line} action={{ label: t('profit.widen'), onPress: onWiden }} />
  return <EmptyNotice line={line} way={{ label: t('profit.play'), to: pathTo('home') }} />
}

interface ReportBodyProps {
  readonly report: ProfitReport
  readonly period: Period
}

function ReportBody({ report, period }: ReportBodyProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { language } = currency
  const format: MoneyFormat = { ...currency, digits: digitsOfReport(report, currency.digits) }
  const { totals, days, updatedAt } = report
  return (
    <>
      <header className={styles['head']} data-kit="head" data-kind="figures">
        <p className={typography['muted']} data-part="label">
          {formatDays(period, language)}
        </p>
        <p className={typography['muted']} data-part="note">
          {t('profit.bets', { count: totals.count })}
        </p>
        <p className={`${styles['net']} ${typography['figure']}`} data-part="figure">
          <span data-unseen>{t('profit.net')} </span>
          <Result amount={totals.net} format={format} cents="small" />
        </p>
      </header>
      {days.length > 1 && <NetChart days={days} format={format} />}
      <SumTable report={report} format={format} />
      <CategoryResults report={report} format={format} />
      <ListGroup>
        <ListRow icon="limit" label={t('profit.limits')} to={pathTo('playSafely')} />
      </ListGroup>
      <PlatformDays />
      <p className={`${styles['updated']} ${typography['muted']}`}>
        {t('profit.updated', {
          time: formatMoment(updatedAt, language),
        })}
      </p>
    </>
  )
}

/** Lists the parts of the net result, and below a rule their sum. */
function SumTable({
  report,
  format,
}: {
  readonly report: ProfitReport
  readonly format: MoneyFormat
}): ReactNode {
  const t = useT()
  return (
    <section className={`${plate['plate']} ${styles['sum']}`}>
      <h2 className={styles['title']}>{t('profit.sum')}</h2>
      <dl>
        {listSummands(report.totals).map(({ kind, amount }) => (
          <div key={kind} className={styles['part']}>
            <dt>{t(`profit.part.${kind}`)}</dt>
            <dd>
              <Result amount={amount} format={format} tone="plain" />
            </dd>
          </div>
        ))}
        <div className={styles['part']} data-sum>
          <dt>{t('profit.net')}</dt>
          <dd>
            <Result amount={report.totals.net} format={format} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** A skeleton with the geometry of the net result, its chart and its sum. */
function ReportSkeleton(): ReactNode {
  return (
    <div className={styles['skeleton']}>
      <Skeleton shape="text" width="45%" height="1.25rem" />
      <Skeleton shape="text" width="70%" height="2.75rem" />
      <Skeleton shape="tile" height="11rem" />
      <Skeleton shape="card" height="15rem" />
      <Skeleton shape="card" height="14rem" />
    </div>
  )
}

/** Returns the first and the last day of a period in words. */
function formatDays({ from, to }: Period, language: string): string {
  return createTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    from,
    to - 1,
  )
}
