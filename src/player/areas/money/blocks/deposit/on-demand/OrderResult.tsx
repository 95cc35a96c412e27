import type { ReactNode } from 'react'
import type { DepositOrder } from '../../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../../core/contract/pages.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { ActionBar } from '../../../../../kit/controls/ActionBar.tsx'
import { ButtonLink } from '../../../../../kit/controls/Button.tsx'
import { isPositive, subtractDecimals } from '../../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../../kit/controls/format-money.ts'
import { OrderReceipt, type ReceiptRow } from '../../../../../kit/money/OrderReceipt.tsx'
import { OrderTimeline } from '../../../../../kit/money/OrderTimeline.tsx'
import { reasonKey } from '../../../../../kit/money/order-words.ts'
import { useCurrency } from '../../../../../kit/money/use-currency.ts'
import { MethodMark } from '../MethodMark.tsx'

type ResultState = Exclude<DepositOrder['state'], 'created' | 'awaiting'>

export interface OrderResultProps {
  readonly order: DepositOrder
  /** The state, or `expired` once the time to pay is over and the gateway has not answered yet. */
  readonly state: ResultState
}

/** The receipt of an order that cannot be paid any more, with what to do next. */
export default function OrderResult({ order, state }: OrderResultProps): ReactNode {
  const t = useT()
  const again = state === 'failed' || state === 'expired' || state === 'cancelled'
  return (
    <>
      <OrderReceipt
        title={t('deposit.order.by', { method: order.methodName })}
        state={state}
        amount={state === 'success' ? subtractDecimals(order.payable, order.fee) : order.payable}
        time={order.changedAt}
        picture={<MethodMark logo={order.logo} group={order.group} />}
        note={
          state === 'failed' && order.reason !== undefined
            ? t(reasonKey(order.reason))
            : t(`deposit.order.note.${state}`)
        }
        rows={useRows(order)}
      >
        <OrderTimeline
          label={t('deposit.order.course')}
          steps={order.steps}
          {...(state === 'verifying' && { next: ['success'] })}
        />
      </OrderReceipt>
      <ActionBar>
        <ButtonLink
          variant="accent"
          size="large"
          wide
          disc="arrow"
          to={pathTo(again ? 'deposit' : 'home')}
        >
          {t(again ? 'deposit.order.new' : 'deposit.order.home')}
        </ButtonLink>
      </ActionBar>
    </>
  )
}

function useRows(order: DepositOrder): readonly ReceiptRow[] {
  const t = useT()
  const currency = useCurrency()
  const money = (amount: string): string => formatMoney(amount, currency)
  const { orderId, payable, fee, promotion, reference, balanceAfter } = order
  return [
    { label: t('deposit.order.number'), value: orderId, copy: orderId },
    { label: t('deposit.order.payable'), value: money(payable) },
    { label: t('deposit.fee'), value: money(fee) },
    ...(promotion && isPositive(promotion.bonus)
      ? [
          { label: t('deposit.bonus'), value: `${promotion.title} ${money(promotion.bonus)}` },
          { label: t('deposit.turnover'), value: money(promotion.turnover) },
        ]
      : []),
    ...(reference === undefined
      ? []
      : [{ label: t('deposit.slip.reference'), value: reference, copy: reference }]),
    ...(balanceAfter === undefined
      ? []
      : [
          {
            label: t('deposit.order.balance'),
            value: money(balanceAfter),
            tone: 'strong' as const,
          },
        ]),
  ]
}
