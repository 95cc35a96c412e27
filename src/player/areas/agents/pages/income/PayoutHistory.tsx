import { type ReactNode, useMemo, useState } from 'react'
import type {
  IncomeSource,
  Payout,
  PayoutPage,
} from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { DayGroups, DayRow } from '../../../../kit/controls/DayGroups.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { PagedList } from '../../../../kit/pages/PagedList.tsx'
import { FilterBar } from '../../../../kit/records/FilterBar.tsx'
import { OptionsOrAll } from '../../../../kit/records/FilterOptions.tsx'
import { nameDays } from './months.ts'
import styles from './PayoutHistory.module.css'

const sources = [
  'rebate',
  'commission',
  'dailySalary',
  'hourlySalary',
  'dividend',
] as const satisfies readonly IncomeSource[]

/** Lists what was paid to the agent, the latest first, of all sources or of one (SPEC §11.84). */
export function PayoutHistory(): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const [source, setSource] = useState<IncomeSource>()
  const query = useMemo(() => (source ? { source } : {}), [source])
  const list = usePages('contractPayouts', query, { fresh: true })
  const total = list.pages[0]?.total
  return (
    <section className={styles['history']}>
      <div className={styles['head']}>
        <SectionHead
          title={t('income.history')}
          end={
            total !== undefined && (
              <span className={typography['muted']}>
                {t('income.total', { amount: formatMoney(total, currency) })}
              </span>
            )
          }
        />
      </div>
      <SourceFilter chosen={source} onChoose={setSource} />
      <PagedList<PayoutPage, Payout>
        list={list}
        itemsOf={({ payouts }) => payouts}
        skeleton={<Skeleton shape="card" height="4.5rem" count={5} />}
        empty={{
          line: t(source ? 'income.noPayoutsOf' : 'income.noPayouts'),
          ...(source && {
            action: { label: t('income.all'), onPress: () => setSource(undefined) },
          }),
        }}
      >
        {(payouts) => (
          <DayGroups
            language={currency.language}
            items={payouts}
            timeOf={({ paidAt }) => paidAt}
            keyOf={({ payoutId }) => payoutId}
          >
            {(payout) => <PayoutRow payout={payout} />}
          </DayGroups>
        )}
      </PagedList>
    </section>
  )
}

interface SourceFilterProps {
  readonly chosen: IncomeSource | undefined
  readonly onChoose: (source: IncomeSource | undefined) => void
}

function SourceFilter({ chosen, onChoose }: SourceFilterProps): ReactNode {
  const t = useT()
  return (
    <FilterBar
      label={t('income.history')}
      filters={[
        {
          key: 'source',
          label: t('income.filter'),
          value: chosen ? t(`income.source.${chosen}`) : t('income.all'),
          changed: chosen !== undefined,
          panel: (close) => (
            <OptionsOrAll
              all={t('income.all')}
              options={sources.map((key) => ({ key, label: t(`income.source.${key}`) }))}
              selected={chosen}
              onSelect={(source) => {
                onChoose(source)
                close()
              }}
            />
          ),
        },
      ]}
    />
  )
}

function PayoutRow({ payout }: { readonly payout: Payout }): ReactNode {
  const { payoutId, source, amount, from, to } = payout
  const t = useT()
  const currency = useCurrency()
  return (
    <DayRow
      title={t(`income.source.${source}`)}
      note={nameDays(from, to, currency.language)}
      end={<Money amount={amount} sign="always" {...currency} />}
      endNote={t('income.paid')}
      state="done"
      to={pathTo('agentIncome', { payout: payoutId })}
    />
  )
}
