import type { ReactNode } from 'react'
import type { WithdrawalTerms } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { isPositive } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { ConfirmSheet } from '../../../../kit/money/ConfirmSheet.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './ConfirmWithdrawal.module.css'
import { Lines } from './Lines.tsx'
import { useArrival } from './use-arrival.ts'
import type { AskedWithdrawal, WithdrawForm } from './use-withdraw-form.ts'

export interface ConfirmWithdrawalProps {
  readonly form: WithdrawForm
  readonly asked: AskedWithdrawal
  readonly terms: WithdrawalTerms
}

/** Repeats the account, the amount, the fee, the time and the turnover before the PIN (SPEC §12.19). */
export function ConfirmWithdrawal(props: ConfirmWithdrawalProps): ReactNode {
  const { form, asked, terms } = props
  const { card, amount, receive } = asked
  const t = useT()
  const currency = useCurrency()
  const arrival = useArrival()
  const ornament = useSkin().look.ornaments['sheet']
  const money = (value: string): string => formatMoney(value, currency)
  const { caps = [], turnover } = terms
  const { missing } = turnover
  return (
    <ConfirmSheet
      title={t('withdraw.review')}
      confirm={t('withdraw.confirm', { amount: money(amount) })}
      busy={form.confirming}
      onConfirm={form.confirm}
      onClose={form.close}
      ornament={ornament}
    >
      <p className={styles['receive']} data-kit="head" data-kind="amount">
        <span className={typography['muted']} data-part="label">
          {t('withdraw.receive')}
        </span>
        <span className={`${styles['amount']} ${typography['figure']}`} data-part="figure">
          <Money {...currency} amount={receive} cents="small" />
        </span>
      </p>
      <Lines
        lines={[
          {
            label: t('withdraw.to'),
            value: card.bankName,
            note: <InlineList items={[card.number, card.holder]} />,
          },
          { label: t('withdraw.amount'), value: money(amount) },
          { label: t('withdraw.fee'), value: money(terms.fee) },
          { label: t('withdraw.time'), value: arrival(terms.minutes) },
          {
            label: t('withdraw.turnover'),
            value: isPositive(missing)
              ? t('withdraw.sourceMissing', { amount: money(missing) })
              : t('withdraw.sourceDone'),
          },
          ...caps.map(({ bonusId, title, maxCashOut }) => ({
            key: bonusId,
            label: t('withdraw.cap'),
            value: money(maxCashOut),
            note: title,
          })),
        ]}
      />
    </ConfirmSheet>
  )
}
