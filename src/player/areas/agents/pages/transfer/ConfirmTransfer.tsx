import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { subtractDecimals } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { ConfirmSheet } from '../../../../kit/money/ConfirmSheet.tsx'
import { ReceiptRows } from '../../../../kit/money/OrderReceipt.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './ConfirmTransfer.module.css'
import { type CheckedRow, sumRows } from './transfer-rows.ts'
import type { TransferFormModel } from './use-transfer-form.ts'

export interface ConfirmTransferProps {
  readonly form: TransferFormModel
  readonly rows: readonly CheckedRow[]
  readonly balance: string
}

/** Repeats who receives what, the subtotal and the wallet afterwards, before the PIN (SPEC §12.19). */
export function ConfirmTransfer({ form, rows, balance }: ConfirmTransferProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { ornaments } = useSkin().look
  const subtotal = sumRows(rows)
  return (
    <ConfirmSheet
      title={t('teamTransfer.review')}
      confirm={t('teamTransfer.confirm', { amount: formatMoney(subtotal, currency) })}
      busy={form.confirming}
      onConfirm={form.confirm}
      onClose={form.close}
      ornament={ornaments['sheet']}
      icon="send"
    >
      <p className={styles['total']}>
        <span className={typography['muted']}>
          {t('teamTransfer.people', { count: rows.length })}
        </span>
        <span className={`${styles['amount']} ${typography['figure']}`}>
          <Money {...currency} amount={subtotal} cents="small" />
        </span>
      </p>
      <ul>
        {rows.map(({ username, amount, remark }) => (
          <li key={username} className={styles['row']}>
            <span className={styles['words']}>
              <span className={styles['name']}>{username}</span>
              {remark.trim() && <span className={typography['muted']}>{remark.trim()}</span>}
            </span>
            <Money {...currency} amount={amount} />
          </li>
        ))}
      </ul>
      <ReceiptRows
        rows={[
          { label: t('teamTransfer.subtotal'), value: formatMoney(subtotal, currency) },
          {
            label: t('teamTransfer.after'),
            value: formatMoney(subtractDecimals(balance, subtotal), currency),
          },
        ]}
      />
      <p className={typography['muted']}>{t('teamTransfer.final')}</p>
    </ConfirmSheet>
  )
}
