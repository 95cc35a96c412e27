import type { CSSProperties, ReactNode } from 'react'
import type { IncomeFigures } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import type { QueryResult } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { compareDecimals, partOf } from '../../../../kit/controls/decimal.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './Sources.module.css'

/** Shows the sources of the month's income as parts of a bar with their amounts; My income explains them. */
export function Sources({ call }: { readonly call: QueryResult<IncomeFigures> }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  if (!call.value) return null
  const { sources, amount } = call.value
  const parts = sources.filter((one) => compareDecimals(one.amount, '0') > 0)
  return (
    <section>
      <SectionHead
        title={t('agent.sources')}
        action={{ label: t('route.agentIncome'), to: pathTo('agentIncome') }}
      />
      {parts.length > 0 && (
        <div className={styles['bar']} aria-hidden="true">
          {parts.map((one, at) => (
            <span
              key={one.source}
              className={styles['part']}
              data-chart={at}
              style={{ '--share': partOf(one.amount, amount) } satisfies CSSProperties}
            />
          ))}
        </div>
      )}
      <dl>
        {sources.map((one) => (
          <div key={one.source} className={styles['row']}>
            <dt>
              <span
                className={styles['dot']}
                data-chart={parts.includes(one) ? parts.indexOf(one) : undefined}
              />
              {t(`income.source.${one.source}`)}
            </dt>
            <dd>
              <Money amount={one.amount} {...currency} />
            </dd>
          </div>
        ))}
        <div className={styles['row']} data-sum>
          <dt>{t('agent.total')}</dt>
          <dd>
            <Money amount={amount} {...currency} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
