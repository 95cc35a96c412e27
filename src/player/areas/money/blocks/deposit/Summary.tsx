import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { isPositive } from '../../../../kit/controls/decimal.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useMethodWords } from './method-words.ts'
import { Part } from './Part.tsx'
import styles from './Summary.module.css'
import type { DepositForm } from './use-deposit-form.ts'

/** What the deposit costs and brings, before it is confirmed (SPEC §12.19). */
export function Summary({ form }: { readonly form: DepositForm }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const words = useMethodWords()
  const { method, totals } = form
  if (!method || !totals) return null
  const money = (amount: string): ReactNode => <Money amount={amount} {...currency} />
  const { time } = words(method)
  return (
    <Part title={t('deposit.summary')} end={t('deposit.summaryNote')}>
      <dl className={styles['summary']} data-kit="ledger" data-kind="terms">
        <Row label={t('deposit.pay')}>{money(totals.amount)}</Row>
        <Row label={t('deposit.fee')}>{money(totals.fee)}</Row>
        <Row label={t('deposit.bonus')}>
          {isPositive(totals.bonus) ? (
            <Money amount={totals.bonus} {...currency} sign="always" tone="result" />
          ) : (
            t('deposit.noBonus')
          )}
        </Row>
        <Row label={t('deposit.turnover')}>{money(totals.turnover)}</Row>
        <Row label={t('deposit.time')}>{time}</Row>
        <div className={styles['result']} data-part="line" data-state="strong">
          <dt data-part="label">{t('deposit.credited')}</dt>
          <dd className={`${styles['sum']} ${typography['display']}`} data-part="value">
            {money(totals.credited)}
          </dd>
        </div>
      </dl>
    </Part>
  )
}

function Row(props: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['row']} data-part="line">
      <dt className={styles['label']} data-part="label">
        {props.label}
      </dt>
      <dd className={styles['value']} data-part="value">
        {props.children}
      </dd>
    </div>
  )
}
