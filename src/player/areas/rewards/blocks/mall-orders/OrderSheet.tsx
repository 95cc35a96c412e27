import { type ReactNode, useState } from 'react'
import type { MallOrder } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { ReceiptRows } from '../../../../kit/money/OrderReceipt.tsx'
import { OrderTimeline } from '../../../../kit/money/OrderTimeline.tsx'
import { stateKey } from '../../../../kit/money/order-words.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { useConnection } from '../../../../state/connection.ts'
import { openConfirm } from '../../../../state/dialogs.ts'
import { showNotification } from '../../../../state/toasts.ts'
import { GoodPicture } from '../../parts/GoodPicture.tsx'
import { usePointsWords } from '../../parts/use-points-words.ts'
import styles from './MallOrders.module.css'
import { useOrderName } from './use-order-name.ts'

export interface OrderSheetProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** Shows an order with its steps, its parcel or the reason of a refusal, and the way to cancel it. */
export function OrderSheet({ orderId, onClose }: OrderSheetProps): ReactNode {
  const t = useT()
  const call = useCall('mallOrders', { orderId }, { onReturn: 'refresh' })
  const order = call.value?.orders[0]
  return (
    <Sheet title={t('mall.orders.title')} cancel={t('common.close')} onClose={onClose}>
      <Answer
        call={{ ...call, value: order }}
        size="row"
        skeleton={<Skeleton shape="card" height="20rem" />}
      >
        {(found) => <OrderDetail order={found} />}
      </Answer>
    </Sheet>
  )
}

function OrderDetail({ order }: { readonly order: MallOrder }): ReactNode {
  const t = useT()
  const { words } = usePointsWords()
  const nameOrder = useOrderName()
  const { picture, kind, state, points, reason } = order
  const returned = state === 'refused' || state === 'cancelled'
  return (
    <article className={styles['detail']}>
      <GoodPicture className={styles['picture']} picture={picture} kind={kind} size={96} />
      <h3 className={styles['name']}>{nameOrder(order)}</h3>
      <p className={styles['state']} role="status">
        {t(stateKey(state))}
      </p>
      {reason !== undefined && <p>{t('mall.orders.refused', { reason })}</p>}
      {returned && <p>{t('mall.orders.returned', { points: words(points) })}</p>}
      <div className={styles['wide']}>
        <OrderRows order={order} />
        <OrderTimeline
          label={t('mall.orders.steps')}
          steps={order.steps}
          next={nextStates(order)}
        />
        {state === 'processing' && <CancelOrder order={order} />}
      </div>
    </article>
  )
}

function OrderRows({ order }: { readonly order: MallOrder }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { words } = usePointsWords()
  const { orderId, points, amount, recipient, mobileNum, address, tracking } = order
  return (
    <ReceiptRows
      rows={[
        ...(tracking === undefined
          ? []
          : [{ label: t('mall.orders.tracking'), value: tracking, copy: tracking }]),
        { label: t('mall.orders.points'), value: words(points) },
        ...(amount === undefined
          ? []
          : [{ label: t('mall.orders.credited'), value: formatMoney(amount, currency) }]),
        ...(address === undefined
          ? []
          : [
              {
                label: t('mall.orders.deliverTo'),
                value: `${recipient} ${mobileNum} ${address}`,
              },
            ]),
        { label: t('mall.orders.number'), value: orderId, copy: orderId },
      ]}
    />
  )
}

/** Lists the states that goods will pass. */
function nextStates({ kind, state }: MallOrder): readonly string[] {
  if (kind !== 'goods') return []
  if (state === 'processing') return ['shipped', 'done']
  return state === 'shipped' ? ['done'] : []
}

function CancelOrder({ order }: { readonly order: MallOrder }): ReactNode {
  const t = useT()
  const { words } = usePointsWords()
  const offline = useConnection() === 'offline'
  const effect = useMoneyEffect('cancelMallOrder')
  const [refusal, setRefusal] = useState<string>()
  const { orderId, name, points } = order
  async function cancel(): Promise<void> {
    setRefusal(undefined)
    const agreed = await openConfirm({
      title: t('mall.orders.cancel'),
      text: t('mall.orders.cancelText', { name, points: words(points) }),
      confirm: t('mall.orders.cancel'),
      cancel: t('mall.orders.keep'),
    })
    if (!agreed) return
    const outcome = await effect.press({ body: { orderId } })
    if (outcome.kind === 'done') showNotification(t('mall.orders.cancelled'))
    if (outcome.kind === 'refused') setRefusal(outcome.message)
    if (outcome.kind === 'unknown') setRefusal(t('money.unknown.title'))
  }
  return (
    <>
      <Refusal>{refusal}</Refusal>
      <Button
        variant="outline"
        wide
        busy={effect.running}
        disabled={offline}
        onClick={() => void cancel()}
      >
        {t('mall.orders.cancel')}
      </Button>
    </>
  )
}
