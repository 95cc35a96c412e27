import { useState } from 'react'
import type { DepositOrder } from '../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../gateway/use-call.ts'
import { readServerTime } from '../../../state/status.ts'

export interface OpenOrder {
  readonly order: DepositOrder
  /** Server time minus device time, in milliseconds. */
  readonly offset: number
  /** Leaves the order out from now on: the time to pay it is over. */
  readonly onExpire: () => void
}

/**
 * Returns the deposit that waits for its payment. The gateway is asked again after each call that
 * changes deposits, when the player returns, and when a polled order has changed.
 */
export function useOpenOrder(options: { readonly enabled: boolean }): OpenOrder | undefined {
  const { value } = useCall('depositReport', { open: true }, { ...options, onReturn: 'refresh' })
  const [expired, setExpired] = useState<string>()
  const [offset] = useState(() => readServerTime() - Date.now())
  const now = readServerTime()
  const order = value?.orders.find(
    ({ state, expiresAt = Number.POSITIVE_INFINITY }) =>
      (state === 'created' || state === 'awaiting') && expiresAt > now,
  )
  if (!order || order.orderId === expired) return undefined
  return {
    order,
    offset,
    onExpire: () => setExpired(order.orderId),
  }
}
