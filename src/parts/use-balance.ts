import { useCallback, useEffect, useRef, useState } from 'react'
import type { WalletBalance } from '../contract/generated/gateway.ts'
import { useCall } from '../gateway/use-call.ts'
import { toggleBalanceMask, useBalanceMasked } from '../state/balance-mask.ts'

/** Refreshes closer together than this are one, in milliseconds (SPEC.md §5). */
const throttle = 1500

export interface Balance {
  readonly wallet: WalletBalance | undefined
  readonly failed: boolean
  /** The player hid it, or a refresh runs (SPEC.md §4). */
  readonly masked: boolean
  readonly hidden: boolean
  readonly refreshing: boolean
  readonly refresh: () => void
  /** The wallet changed: a refresh as soon as there may be one. */
  readonly follow: () => void
  readonly toggle: () => void
}

/** The wallet of whoever is signed in; `startHidden` is what a player gets who never chose. */
export function useBalance(startHidden: { readonly masked: boolean }): Balance {
  const { value, error, refreshing, retry } = useCall('walletBalance')
  const hidden = useBalanceMasked(startHidden.masked)
  const last = useRef(Number.NEGATIVE_INFINITY)
  const [behind, setBehind] = useState(false)
  const ask = useCallback(() => {
    last.current = performance.now()
    retry()
  }, [retry])
  const refresh = useCallback(() => {
    if (performance.now() - last.current >= throttle) ask()
  }, [ask])
  // An answer on its way may be older than the change.
  const due = behind && !refreshing
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(
      () => {
        setBehind(false)
        // A timer may be early by a part of a millisecond: this one asks whatever the clock says.
        ask()
      },
      Math.max(0, last.current + throttle - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [due, ask])
  return {
    wallet: value,
    failed: error !== undefined && value === undefined,
    masked: hidden || refreshing,
    hidden,
    refreshing,
    refresh,
    follow: useCallback(() => setBehind(true), []),
    toggle: () => toggleBalanceMask(startHidden.masked),
  }
}
