import type { ReactNode } from 'react'
import type { TransactionDetail } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { formatOrderTime } from '../../../../kit/money/format-order-time.ts'
import { OrderReceipt, type ReceiptRow } from '../../../../kit/money/OrderReceipt.tsx'
import { OrderTimeline } from '../../../../kit/money/OrderTimeline.tsx'
import { isFinalState, reasonKey } from '../../../../kit/money/order-words.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { categoryIcons } from '../../../../kit/records/record-kinds.ts'
import { useNamedStep } from '../../../../state/step-title.ts'

/** Milliseconds between two polls of a transaction that is not decided. */
const pollMs = 15_000

/** Shows a transaction as a receipt (SPEC §11.74 and §12.21). */
export function RecordDetail({ orderId }: { readonly orderId: string }): ReactNode {
  const t = useT()
  const known = useCall('transaction', { orderId }, { onReturn: 'refresh' })
  const open = known.value !== undefined && !isFinalState(known.value.state)
  useCall('transaction', { orderId }, { enabled: open, refreshMs: pollMs })
  return (
    <Answer call={known} skeleton={<Skeleton shape="card" height="28rem" />}>
      {(order) => (
        <>
          <Receipt order={order} />
          <ButtonLink
            variant="outline"
            size="large"
            wide
            icon="headset"
            to={pathTo('service', { order: orderId })}
          >
            {t('records.order.ask')}
          </ButtonLink>
        </>
      )}
    </Answer>
  )
}

function Receipt({ order }: { readonly order: TransactionDetail }): ReactNode {
  const { category, title, amount, state, createdAt, reason, steps } = order
  const t = useT()
  const names = [t(`records.category.${category}`), title]
  useNamedStep(names.join(' · '))
  return (
    <OrderReceipt
      title={<InlineList items={names} />}
      state={state}
      amount={amount}
      sign="always"
      time={createdAt}
      picture={<Icon name={categoryIcons[category]} />}
      note={reason && t(reasonKey(reason))}
      rows={useRows(order)}
    >
      {steps.length > 0 && <OrderTimeline label={t('records.state')} steps={steps} />}
    </OrderReceipt>
  )
}

/** Lists what is known of a transaction. */
function useRows(order: TransactionDetail): readonly ReceiptRow[] {
  const t = useT()
  const currency = useCurrency()
  const { orderId, amount, fee, net, balanceAfter, account, holder, from, to, related } = order
  const money = (value: string): ReactNode => <Money amount={value} {...currency} />
  const wallet = (name: string): string => (name === 'main' ? t('records.order.mainWallet') : name)
  const bank = [account, holder].filter(Boolean).join(', ')
  const rows: readonly (ReceiptRow | false)[] = [
    { label: t('records.order.amount'), value: money(amount.replace('-', '')) },
    { label: t('records.order.fee'), value: money(fee) },
    {
      label: t(amount.startsWith('-') ? 'records.order.net' : 'records.order.credited'),
      value: money(net),
      tone: 'strong',
    },
    bank !== '' && { label: t('records.order.account'), value: bank },
    from !== undefined && { label: t('records.order.from'), value: wallet(from) },
    to !== undefined && { label: t('records.order.to'), value: wallet(to) },
    balanceAfter !== undefined && {
      label: t('records.order.balanceAfter'),
      value: money(balanceAfter),
    },
    related !== undefined && {
      label: t('records.order.related'),
      value: <Link to={pathTo('records', { order: related })}>{related}</Link>,
    },
    {
      label: t('records.order.time'),
      value: formatOrderTime(order.changedAt, currency.language),
    },
    { label: t('records.order.id'), value: orderId, copy: orderId },
  ]
  return rows.filter((row) => row !== false)
}
