import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import { AmountField } from '../../../../kit/money/AmountField.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './AmountPart.module.css'
import { LimitLine } from './LimitLine.tsx'
import type { DetailsProps } from './use-deposit-form.ts'

/** The amount: its limits, the amounts to choose with one tap, and an own amount. */
export function AmountPart({ form, amounts }: DetailsProps): ReactNode {
  const t = useT()
  const { symbol, digits } = useCurrency()
  const { method, draft, change, min, max, errors, checkTyped } = form
  const chips = method?.amounts.filter(
    (amount) =>
      (min === undefined || compareDecimals(amount, min) >= 0) &&
      (max === undefined || compareDecimals(amount, max) <= 0),
  )
  return (
    <div className={styles['amount']}>
      <AmountField
        label={t('deposit.amount')}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        onBlur={checkTyped}
        symbol={symbol}
        digits={digits}
        min={min}
        max={max}
        chips={chips}
        chipLook={amounts}
        error={errors.amount}
      />
      <LimitLine form={form} />
    </div>
  )
}
