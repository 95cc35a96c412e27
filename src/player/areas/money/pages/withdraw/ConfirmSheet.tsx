import type { ReactNode } from 'react'
import type { BankCard, WithdrawalTerms } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { isPositive } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './ConfirmSheet.module.css'
import { Lines } from './Lines.tsx'
import { useArrival } from './use-arrival.ts'

export interface ConfirmSheetProps {
  readonly card: BankCard
  readonly amount: string
  readonly receive: string
  readonly terms: WithdrawalTerms
  readonly busy: boolean
  readonly disabled: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Repeats the account, the amount, the fee, the time and the turnover before the PIN (SPEC §12.19). */
export function ConfirmSheet(props: ConfirmSheetProps): ReactNode {
  const { card, amount, receive, terms, busy, disabled, onConfirm, onClose } = props
  const t = useT()
  const currency = useCurrency()
  const arrival = useArrival()
  const ornament = useSkin().look.ornaments['sheet']
  const money = (value: string): string => formatMoney(value, currency)
  const { caps = [], turnover } = terms
  const { missing } = turnover
  return (
    <Sheet
      title={t('withdraw.review')}
      cancel={t('common.cancel')}
      onClose={busy ? () => undefined : onClose}
      ornament={ornament}
    >
      <p className={styles['receive']}>
        <span className={typography['muted']}>{t('withdraw.receive')}</span>
        <span className={styles['amount']}>
          <Money {...currency} amount={receive} cents="small" />
        </span>
      </p>
      <Lines
        lines={[
          {
            label: t('withdraw.to'),
            value: card.bankName,
            note: `${card.number} · ${card.holder}`,
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
      <div className={styles['action']}>
        <Button
          variant="accent"
          size="large"
          wide
          busy={busy}
          disabled={disabled}
          onClick={onConfirm}
        >
          {t('withdraw.confirm', { amount: money(amount) })}
        </Button>
      </div>
    </Sheet>
  )
}
