import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import { MoneyField } from '../../../../kit/money/MoneyField.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './AmountPart.module.css'
import { LimitLine } from './LimitLine.tsx'
import type { DetailsProps } from './use-deposit-form.ts'

/** The amount: its limits, the amounts to choose with one tap, and an own amount. */
export function AmountPart({ form, amounts }: DetailsProps): ReactNode {
  const t = useT()
  const { symbol, digits } = useCurrency()
  const { method, min, max } = form
  const chips = method?.amounts.filter(
    (amount) =>
      (min === undefined || compareDecimals(amount, min) >= 0) &&
      (max === undefined || compareDecimals(amount, max) <= 0),
  )
  return (
    <div className={styles['amount']}>
      <MoneyField
        form={form}
        name="amount"
        label={t('deposit.amount')}
        symbol={symbol}
        digits={digits}
        min={min}
        max={max}
        chips={chips}
        chipLook={amounts}
      />
      <LimitLine form={form} />
    </div>
  )
}
