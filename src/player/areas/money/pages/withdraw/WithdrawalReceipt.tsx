import type { ReactNode } from 'react'
import type { WithdrawalOrder } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { formatOrderTime } from '../../../../kit/money/format-order-time.ts'
import { OrderReceipt, type ReceiptRow } from '../../../../kit/money/OrderReceipt.tsx'
import { OrderTimeline } from '../../../../kit/money/OrderTimeline.tsx'
import { isFinalState, reasonKey } from '../../../../kit/money/order-words.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { useNamedStep } from '../../../../state/step-title.ts'
import { usePolledOrder } from '../../parts/use-polled-order.ts'
import { useArrival } from './use-arrival.ts'
import styles from './WithdrawalReceipt.module.css'

/** Shows a withdrawal and follows its states until it is paid or rejected. It cannot be cancelled (SPEC §11.70 and §12.21). */
export function WithdrawalReceipt({ orderId }: { readonly orderId: string }): ReactNode {
  const { order, missing, error, refreshing, refresh } = usePolledOrder(
    'withdrawalReport',
    orderId,
    { isOpen: ({ state }) => !isFinalState(state) },
  )
  if (missing || error?.code === 'order.notFound') return <MissingOrder />
  return (
    <Answer
      call={{ value: order, error, refreshing, retry: refresh }}
      skeleton={<Skeleton shape="card" height="30rem" />}
    >
      {(found) => <Receipt order={found} />}
    </Answer>
  )
}

function Receipt({ order }: { readonly order: WithdrawalOrder }): ReactNode {
  const t = useT()
  const { orderId, state, amount, createdAt, bankName, steps } = order
  const title = t('withdraw.receipt.title', { bank: bankName })
  useNamedStep(title)
  return (
    <>
      <OrderReceipt
        title={title}
        state={state}
        amount={`-${amount}`}
        sign="always"
        time={createdAt}
        picture={<Icon name="bank" />}
        note={state === 'paid' ? undefined : <ReceiptNote order={order} />}
        rows={useRows(order)}
      >
        <OrderTimeline label={t('withdraw.receipt.course')} steps={steps} next={listNext(order)} />
      </OrderReceipt>
      <div className={styles['actions']}>
        <ButtonLink variant="accent" size="large" wide to={pathTo('records')}>
          {t('route.records')}
        </ButtonLink>
        <ButtonLink variant="plain" wide to={pathTo('service', { order: orderId })}>
          {t('route.service')}
        </ButtonLink>
      </div>
    </>
  )
}

/** Says why a withdrawal was rejected, and whether its amount is back in the wallet. */
function ReceiptNote({ order }: { readonly order: WithdrawalOrder }): ReactNode {
  const { state, reason, refunded = false, amount, minutes } = order
  const t = useT()
  const currency = useCurrency()
  const arrival = useArrival()
  if (state !== 'rejected') return `${t('withdraw.time')} ${arrival(minutes)}`
  return (
    <>
      {reason && <p>{t(reasonKey(reason))}</p>}
      <p>
        {t(refunded ? 'withdraw.receipt.refunded' : 'withdraw.receipt.refundLater', {
          amount: formatMoney(amount, currency),
        })}
      </p>
    </>
  )
}

function useRows(order: WithdrawalOrder): readonly ReceiptRow[] {
  const t = useT()
  const currency = useCurrency()
  const money = (amount: string): string => formatMoney(amount, currency)
  const { orderId, state, bankName, number, holder, amount, fee, net } = order
  const { changedAt, balanceAfter } = order
  return [
    { label: t('withdraw.receipt.order'), value: orderId, copy: orderId },
    { label: t('withdraw.receipt.account'), value: `${bankName} ${number}` },
    { label: t('withdraw.receipt.holder'), value: holder },
    { label: t('withdraw.amount'), value: money(amount) },
    { label: t('withdraw.fee'), value: money(fee) },
    ...(state === 'rejected'
      ? []
      : [{ label: t('withdraw.receive'), value: money(net), tone: 'strong' } as const]),
    { label: t('withdraw.receipt.balance'), value: money(balanceAfter) },
    {
      label: t('withdraw.receipt.changed'),
      value: formatOrderTime(changedAt, currency.language),
    },
  ]
}

const course = ['submitted', 'reviewing', 'paying', 'paid'] as const

/** Returns the states that are still to come, if the withdrawal goes well. */
function listNext({ state, steps }: WithdrawalOrder): readonly string[] {
  if (isFinalState(state)) return []
  const reached = Math.max(...course.map((name, index) => (isReached(name) ? index : 0)))
  return course.slice(reached + 1)

  function isReached(name: string): boolean {
    return name === state || steps.some((step) => step.state === name)
  }
}

function MissingOrder(): ReactNode {
  const t = useT()
  return (
    <EmptyNotice
      size="page"
      line={t('withdraw.receipt.missing')}
      detail={t('withdraw.receipt.missingText')}
      way={{ label: t('route.records'), to: pathTo('records') }}
    />
  )
}
