import { useCallback, useEffect, useState } from 'react'
import type { WalletBalance } from '../../../core/contract/generated/gateway.ts'
import { takeTurn } from '../../gateway/tell-in-turn.ts'
import { useCall } from '../../gateway/use-call.ts'
import { toggleBalanceMask, useBalanceMasked } from '../../state/balance-mask.ts'
import { noteBalanceAsked, readBalanceWait } from '../../state/balance-refresh.ts'

export interface Balance {
  readonly wallet: WalletBalance | undefined
  readonly failed: boolean
  /** The player hid it, or a refresh runs (SPEC §4.20). */
  readonly masked: boolean
  readonly hidden: boolean
  readonly refreshing: boolean
  /** The player refreshed it here, and the answer has come. */
  readonly refreshed: boolean
  readonly refresh: () => void
  /** The wallet changed: a refresh as soon as there may be one. */
  readonly follow: () => void
  readonly toggle: () => void
}

/** The wallet of whoever is signed in; `startHidden` is what a player gets who never chose. */
export function useBalance(startHidden: { readonly masked: boolean }): Balance {
  const { value, error, refreshing, retry } = useCall('walletBalance')
  const hidden = useBalanceMasked(startHidden.masked)
  const [refreshed, setRefreshed] = useState(false)
  const [behind, setBehind] = useState(false)
  const ask = useCallback(async () => {
    noteBalanceAsked()
    await retry()
    // What shows the answer has heard of it then.
    await takeTurn()
  }, [retry])
  const refresh = useCallback(() => {
    if (readBalanceWait() > 0) return
    setRefreshed(false)
    void ask().then(() => setRefreshed(true))
  }, [ask])
  // An answer on its way may be older than the change.
  const due = behind && !refreshing
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => {
      setBehind(false)
      // A timer may be early by a part of a millisecond: this one asks whatever the clock says.
      void ask()
    }, readBalanceWait())
    return () => clearTimeout(timer)
  }, [due, ask])
  return {
    wallet: value,
    failed: error !== undefined && value === undefined,
    masked: hidden || refreshing,
    hidden,
    refreshing,
    refreshed: refreshed && error === undefined,
    refresh,
    follow: useCallback(() => setBehind(true), []),
    toggle: () => toggleBalanceMask(startHidden.masked),
  }
}
