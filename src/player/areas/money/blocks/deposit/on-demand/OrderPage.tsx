import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { DepositOrder } from '../../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../../core/contract/pages.ts'
import { errorMessageKey, errorMessageValues } from '../../../../../gateway/error-message-key.ts'
import { useCall } from '../../../../../gateway/use-call.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../../kit/controls/Button.tsx'
import { focusHeading } from '../../../../../kit/controls/focus-heading.ts'
import { lazyPart } from '../../../../../kit/controls/lazy-part.tsx'
import { Notice } from '../../../../../kit/controls/Notice.tsx'
import { Skeleton } from '../../../../../kit/controls/Skeleton.tsx'
import { isFinalState } from '../../../../../kit/money/order-words.ts'
import { EmptyNotice } from '../../../../../kit/pages/EmptyNotice.tsx'
import { useSkin } from '../../../../../registry/skin-context.tsx'
import { readServerTime } from '../../../../../state/status.ts'
import { useNamedStep } from '../../../../../state/step-title.ts'
import { usePolledOrder } from '../../../parts/use-polled-order.ts'
import type { OrderResultProps } from './OrderResult.tsx'
import { PayOrder } from './PayOrder.tsx'

const OrderResult = lazyPart(() => import('./OrderResult.tsx'))

export interface OrderPageProps {
  readonly orderId: string
  /** The order that the player has just made, until the gateway reports it. */
  readonly placed: DepositOrder | undefined
  /** How the QR code is drawn. */
  readonly code: 'squares' | 'dots'
}

/** Shows an order in its present state: how to pay it, or what became of it (SPEC §11.66). */
export default function OrderPage({ orderId, placed, code }: OrderPageProps): ReactNode {
  const { order, missing, error, refreshing, refresh, show } = usePolledOrder(
    'depositReport',
    orderId,
    { isOpen: isOpenOrder },
  )
  useEffect(() => {
    if (placed?.orderId === orderId) show(placed)
  }, [placed, orderId, show])
  const t = useT()
  useNamedStep(order && t('deposit.order.by', { method: order.methodName }))
  const [timeUp, setTimeUp] = useState(false)
  useTopAtChange(order?.state)
  useBannerRefresh(order?.state)
  const stopPaying = useCallback(() => {
    setTimeUp(true)
    refresh()
  }, [refresh])
  if (missing || error?.code === 'order.notFound') return <MissingOrder />
  if (!order)
    return error ? (
      <FailedOrder error={error} retry={refresh} busy={refreshing} />
    ) : (
      <OrderSkeleton />
    )
  const { state } = order
  if (state !== 'created' && state !== 'awaiting') return <Result order={order} state={state} />
  // The account and the code go away by the server's clock, even if the gateway has not answered yet (SPEC §12.20).
  const isOver = timeUp || (order.expiresAt !== undefined && order.expiresAt <= readServerTime())
  if (isOver) return <Result order={order} state="expired" />
  return (
    <PayOrder order={order} code={code} onChange={show} onTimeUp={stopPaying} refresh={refresh} />
  )
}

/** Loads the order that waits anew for the banner when a polled one has changed. */
function useBannerRefresh(state: string | undefined): void {
  const { retry } = useCall('depositReport', { open: true })
  const last = useRef(state)
  useEffect(() => {
    const before = last.current
    last.current = state
    if (before !== undefined && before !== state) void retry()
  }, [state, retry])
}

/** Starts at the top, and again with the focus on the title of the page when the order has changed. */
function useTopAtChange(state: string | undefined): void {
  const last = useRef(state)
  useEffect(() => {
    // Some browsers return a promise, which React would call as a function.
    window.scrollTo(0, 0)
  }, [])
  useEffect(() => {
    const before = last.current
    last.current = state
    if (before === undefined || before === state) return
    window.scrollTo(0, 0)
    focusHeading()
  }, [state])
}

function isOpenOrder({ state }: DepositOrder): boolean {
  return !isFinalState(state)
}

function Result(props: OrderResultProps): ReactNode {
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <OrderResult {...props} />
    </Suspense>
  )
}

function MissingOrder(): ReactNode {
  const t = useT()
  return (
    <EmptyNotice
      line={t('deposit.order.missing')}
      detail={
        <ButtonLink variant="accent" to={pathTo('deposit')}>
          {t('deposit.order.new')}
        </ButtonLink>
      }
    />
  )
}

interface FailedOrderProps {
  readonly error: Error
  readonly retry: () => void
  readonly busy: boolean
}

function FailedOrder({ error, retry, busy }: FailedOrderProps): ReactNode {
  const t = useT()
  const { ornaments } = useSkin().look
  return (
    <Notice
      kind="error"
      line={t(errorMessageKey(error), errorMessageValues(error))}
      action={{ label: t('common.retry'), onPress: retry, busy }}
      ornament={ornaments['error']}
    />
  )
}

function OrderSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="9rem" />
      <Skeleton shape="card" height="14rem" />
      <Skeleton shape="card" height="3.25rem" count={3} />
    </>
  )
}
