import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { subtractDecimals } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import { ReceiptRows } from '../../../../kit/money/OrderReceipt.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './ConfirmTransfer.module.css'
import { type CheckedRow, sumRows } from './transfer-rows.ts'

export interface ConfirmTransferProps {
  readonly rows: readonly CheckedRow[]
  readonly balance: string
  readonly busy: boolean
  readonly disabled: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Repeats who receives what, the subtotal and the wallet afterwards, before the PIN (SPEC §12.19). */
export function ConfirmTransfer(props: ConfirmTransferProps): ReactNode {
  const { rows, balance, busy, disabled, onConfirm, onClose } = props
  const t = useT()
  const currency = useCurrency()
  const { ornaments } = useSkin().look
  const subtotal = sumRows(rows)
  return (
    <Sheet
      title={t('teamTransfer.review')}
      cancel={t('common.cancel')}
      onClose={busy ? () => undefined : onClose}
      ornament={ornaments['sheet']}
      icon="send"
    >
      <p className={styles['total']}>
        <span className={styles['caption']}>
          {t('teamTransfer.people', { count: rows.length })}
        </span>
        <span className={styles['amount']}>
          <Money {...currency} amount={subtotal} cents="small" />
        </span>
      </p>
      <ul>
        {rows.map(({ username, amount, remark }) => (
          <li key={username} className={styles['row']}>
            <span className={styles['words']}>
              <span className={styles['name']}>{username}</span>
              {remark.trim() && <span className={styles['caption']}>{remark.trim()}</span>}
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
      <p className={styles['caption']}>{t('teamTransfer.final')}</p>
      <div className={styles['action']}>
        <Button
          variant="accent"
          size="large"
          wide
          busy={busy}
          disabled={disabled}
          onClick={onConfirm}
        >
          {t('teamTransfer.confirm', { amount: formatMoney(subtotal, currency) })}
        </Button>
      </div>
    </Sheet>
  )
}
