import type { ReactNode } from 'react'
import type {
  AgentIncome,
  IncomeCalculation,
} from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Accordion, AccordionItem } from '../../../../kit/controls/Accordion.tsx'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Link, useNavigate, useSearch } from '../../../../kit/controls/navigation.tsx'
import { Progress } from '../../../../kit/controls/Progress.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { writeClock } from '../../../../kit/controls/write-clock.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { useFlag } from '../../../../registry/use-flag.ts'
import { useLanguage } from '../../../../state/language.ts'
import { readServerTime } from '../../../../state/status.ts'
import { Calculation } from './Calculation.tsx'
import styles from './MonthIncome.module.css'
import { firstMonth, monthOf, nameMonth, readMonth, shiftMonth } from './months.ts'

const dayMs = 86_400_000

/** Shows the income of the month that the address names, by source, each with its whole calculation (SPEC §11.84). */
export function MonthIncome(): ReactNode {
  const now = readServerTime()
  const month = readMonth(useSearch().get('month'), now)
  const isPresent = month === monthOf(now)
  const call = useCall('agentIncome', isPresent ? {} : { month }, { onReturn: 'refresh' })
  return (
    <>
      <MonthSwitch month={month} now={now} />
      <Answer call={call} skeleton={<MonthSkeleton />}>
        {(income) => (
          <>
            <MonthHead income={income} />
            <Sources sources={income.sources} />
          </>
        )}
      </Answer>
    </>
  )
}

function MonthSwitch({ month, now }: { readonly month: string; readonly now: number }): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const language = useLanguage()
  const go = (by: number): void =>
    navigate(pathTo('agentIncome', { month: shiftMonth(month, by) }), { replace: true })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its buttons
    <div className={styles['switch']} role="group" aria-label={t('income.month')}>
      <IconButton
        icon="back"
        label={t('income.previous')}
        disabled={month <= firstMonth(now)}
        onClick={() => go(-1)}
      />
      <h2 className={typography['title']} aria-live="polite">
        {nameMonth(month, language)}
      </h2>
      <IconButton
        icon="chevron"
        label={t('income.next')}
        disabled={month >= monthOf(now)}
        onClick={() => go(1)}
      />
    </div>
  )
}

function MonthHead({ income }: { readonly income: AgentIncome }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { amount, paid, daysLeft, from, to, nextUpdateAt } = income
  const days = Math.round((to - from) / dayMs)
  const isPresent = daysLeft > 0
  return (
    <header className={styles['head']} data-kit="head" data-kind="period">
      <p className={typography['muted']} data-part="label">
        {t(isPresent ? 'income.soFar' : 'income.whole')}
      </p>
      <p className={`${styles['amount']} ${typography['figure']}`} data-part="figure">
        <Money amount={amount} sign="always" cents="small" {...currency} />
      </p>
      <p className={`${styles['paid']} ${typography['muted']}`} data-part="note">
        {t('income.paid')} <Money amount={paid} {...currency} />
      </p>
      {isPresent && <Progress label={t('income.progress')} part={(days - daysLeft) / days} />}
      <p className={`${styles['facts']} ${typography['muted']}`} data-part="until">
        <span>{isPresent ? t('income.daysLeft', { count: daysLeft }) : t('income.ended')}</span>
        {isPresent && <span>{t('income.updated', { time: writeClock(nextUpdateAt) })}</span>}
      </p>
    </header>
  )
}

function Sources({ sources }: { readonly sources: readonly IncomeCalculation[] }): ReactNode {
  const t = useT()
  const hasLinks = useFlag('AFFMAN3')
  const invite = { label: t('income.toLinks'), to: pathTo('agentLinks') }
  return (
    <section className={styles['sources']}>
      <SectionHead title={t('income.sources')} />
      {sources.length === 0 ? (
        <EmptyNotice line={t('income.none')} {...(hasLinks && { way: invite })} />
      ) : (
        <Accordion>
          {sources.map((source) => (
            <AccordionItem key={source.source} title={<SourceTitle source={source} />}>
              <Calculation rows={source.rows} />
              {isSumOfDays(source) && (
                <p className={`${styles['state']} ${typography['muted']}`}>{t('income.levels')}</p>
              )}
              {source.contractId !== undefined && <ContractLink source={source} />}
            </AccordionItem>
          ))}
        </Accordion>
      )}
    </section>
  )
}

function SourceTitle({
  source: { source, amount, settled },
}: {
  readonly source: IncomeCalculation
}): ReactNode {
  const t = useT()
  const currency = useCurrency()
  return (
    <span className={styles['title']}>
      <span className={styles['name']}>
        {t(`income.source.${source}`)}
        <span className={`${styles['state']} ${typography['muted']}`}>
          {t(settled ? 'income.paid' : 'income.estimated')}
        </span>
      </span>
      <span className={`${styles['sum']} ${typography['title']}`}>
        <Money amount={amount} sign="always" {...currency} />
      </span>
    </span>
  )
}

/** Salaries are computed day by day: the last level need not be that of every day. */
function isSumOfDays({ source }: IncomeCalculation): boolean {
  return source === 'dailySalary' || source === 'hourlySalary'
}

function ContractLink({ source: { source } }: { readonly source: IncomeCalculation }): ReactNode {
  const t = useT()
  return (
    <Link className={styles['link']} to={pathTo('contracts', { tab: 'mine', kind: source })}>
      {t('income.contract')}
    </Link>
  )
}

function MonthSkeleton(): ReactNode {
  return (
    <div className={styles['skeleton']}>
      <Skeleton shape="text" width="40%" height="1.25rem" />
      <Skeleton shape="text" width="65%" height="2.75rem" />
      <Skeleton shape="text" width="50%" height="1.25rem" />
      <Skeleton shape="text" height="1.5rem" />
      <Skeleton shape="card" height="18rem" />
    </div>
  )
}
