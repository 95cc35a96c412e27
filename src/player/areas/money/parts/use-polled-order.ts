import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallName, CallQuery, CallValue } from '../../../../core/contract/calls.ts'
import { type QueryResult, useCall } from '../../../gateway/use-call.ts'

/** The calls that list orders and can list one. */
export type OrderReport = 'depositReport' | 'withdrawalReport'

type Order<N extends OrderReport> = CallValue<N>['orders'][number]

export interface PolledOrder<V> extends Pick<QueryResult<V>, 'error' | 'loading' | 'refreshing'> {
  /** The latest state of the order; undefined until it is loaded, and if there is none. */
  readonly order: V | undefined
  /** True if the gateway has answered that there is no such order. */
  readonly missing: boolean
  /** Loads the order now, and starts the waits anew. */
  readonly refresh: () => void
  /** Shows a newer state of the order, such as the answer of an effect. */
  readonly show: (order: V) => void
}

export interface PollOptions<V> {
  /** Returns false when the order does not change any more. */
  readonly isOpen: (order: V) => boolean
  /** False while the order is not needed. */
  readonly enabled?: boolean
}

/** The first and the longest wait in milliseconds (SPEC §11.67). */
const firstWaitMs = 3000
const longestWaitMs = 15_000

/**
 * Polls an order until it does not change any more. The waits grow from 3 to 15 seconds, and start anew
 * when the order has changed or the player returns. A hidden page does not poll. A state that is older
 * than the shown one is ignored (SPEC §11.67).
 */
export function usePolledOrder<N extends OrderReport>(
  report: N,
  orderId: string | undefined,
  { isOpen, enabled = true }: PollOptions<Order<N>>,
): PolledOrder<Order<N>> {
  // Both reports list one order by its number.
  const query = { orderId } as CallQuery<N>
  const asked = enabled && orderId !== undefined
  const call = useCall(report as CallName, query as CallQuery<CallName>, { enabled: asked })
  const { error, loading, refreshing, retry } = call
  const value = call.value as CallValue<N> | undefined
  const found = value?.orders.find((one) => one.orderId === orderId) as Order<N> | undefined
  const [latest, setLatest] = useState<Order<N>>()
  const known = latest?.orderId === orderId ? latest : undefined
  const order = laterOf(known, found)
  if (order !== latest) setLatest(() => order)

  const changedAt = order?.changedAt
  const isLost = error !== undefined && error.code !== 'order.notFound'
  const polls = asked && (order === undefined ? isLost : isOpen(order))
  const restart = usePoll({ polls, since: changedAt, retry })
  const show = useCallback((next: Order<N>) => setLatest((old) => laterOf(old, next)), [])
  return {
    order,
    error,
    loading,
    refreshing,
    missing: value !== undefined && order === undefined && error === undefined,
    refresh: restart,
    show,
  }
}

interface Poll {
  readonly polls: boolean
  /** A change of it starts the waits anew. */
  readonly since: number | undefined
  readonly retry: () => void | Promise<void>
}

/** Calls `retry` after growing waits while the page is visible. Returns a function that calls it at once. */
function usePoll({ polls, since, retry }: Poll): () => void {
  const visible = useVisible()
  const [starts, setStarts] = useState(0)
  const restart = useCallback(() => {
    setStarts((count) => count + 1)
    void retry()
  }, [retry])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed order is polled as often as a new one
  useEffect(() => {
    if (!polls || !visible) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const askAfter = (wait: number): void => {
      timer = setTimeout(async () => {
        await retry()
        if (isCurrent) askAfter(Math.min(wait * 1.5, longestWaitMs))
      }, wait)
    }
    askAfter(firstWaitMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [polls, visible, retry, since, starts])
  const wasVisible = useRef(visible)
  useEffect(() => {
    if (visible && !wasVisible.current && polls) void retry()
    wasVisible.current = visible
  }, [visible, polls, retry])
  return restart
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const update = (): void => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return visible
}

interface Changed {
  readonly orderId: string
  readonly changedAt: number
}

/** Returns the later state of an order; of two that are as late, the one that arrived later. */
function laterOf<V extends Changed>(known: V | undefined, next: V | undefined): V | undefined {
  if (!known || !next) return next ?? known
  if (known.orderId !== next.orderId) return next
  return next.changedAt >= known.changedAt ? next : known
}
