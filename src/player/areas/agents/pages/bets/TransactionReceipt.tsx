import type { ReactNode } from 'react'
import type { TeamTransaction } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import { formatOrderTime } from '../../../../kit/money/format-order-time.ts'
import { ReceiptRows } from '../../../../kit/money/OrderReceipt.tsx'
import { stateKey } from '../../../../kit/money/order-words.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'

export interface TransactionReceiptProps {
  readonly transaction: TeamTransaction
  readonly onClose: () => void
}

/** Shows a transaction of a subordinate. */
export function TransactionReceipt({ transaction, onClose }: TransactionReceiptProps): ReactNode {
  const { username, orderId, category, title, amount, state, createdAt, remark } = transaction
  const t = useT()
  const currency = useCurrency()
  const { ornaments } = useSkin().look
  return (
    <Sheet
      title={t(`records.category.${category}`)}
      cancel={t('common.close')}
      onClose={onClose}
      ornament={ornaments['sheet']}
    >
      <ReceiptRows
        rows={[
          { label: t('team.account'), value: username },
          {
            label: t('records.order.amount'),
            value: <Money amount={amount} sign="always" {...currency} />,
            tone: 'strong',
          },
          { label: t('records.state'), value: t(stateKey(state)) },
          ...(title === '' ? [] : [{ label: t('records.order.method'), value: title }]),
          ...(remark === undefined ? [] : [{ label: t('team.remark'), value: remark }]),
          { label: t('records.order.time'), value: formatOrderTime(createdAt, currency.language) },
          { label: t('records.order.id'), value: orderId, copy: orderId },
        ]}
      />
    </Sheet>
  )
}
