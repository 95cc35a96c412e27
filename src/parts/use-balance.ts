import { useRef } from 'react'
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
  readonly toggle: () => void
}

/** The wallet of whoever is signed in; `startHidden` is what a player gets who never chose. */
export function useBalance(startHidden: { readonly masked: boolean }): Balance {
  const { value, error, refreshing, retry } = useCall('walletBalance')
  const hidden = useBalanceMasked(startHidden.masked)
  const last = useRef(Number.NEGATIVE_INFINITY)
  return {
    wallet: value,
    failed: error !== undefined && value === undefined,
    masked: hidden || refreshing,
    hidden,
    refreshing,
    refresh: () => {
      const now = performance.now()
      if (now - last.current < throttle) return
      last.current = now
      retry()
    },
    toggle: () => toggleBalanceMask(startHidden.masked),
  }
}
