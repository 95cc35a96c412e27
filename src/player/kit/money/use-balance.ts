import { useCallback, useEffect, useState } from 'react'
import type { WalletBalance } from '../../../core/contract/generated/gateway.ts'
import { yieldToMain } from '../../gateway/notify-in-tasks.ts'
import { useCall } from '../../gateway/use-call.ts'
import { toggleBalanceMask, useBalanceMasked } from '../../state/balance-mask.ts'
import { readBalanceWait, recordBalanceRequest } from '../../state/balance-refresh.ts'
import { visitStorage } from '../../state/storage.ts'

export interface Balance {
  readonly wallet: WalletBalance | undefined
  readonly failed: boolean
  /** True if the player hid the balance, or a refresh runs that the player asked for here (SPEC §4.20). */
  readonly masked: boolean
  readonly hidden: boolean
  readonly refreshing: boolean
  /** True if the player refreshed the balance here and the response has arrived. */
  readonly refreshed: boolean
  readonly refresh: () => void
  /** Refreshes after a change of the wallet, as soon as a refresh is allowed. */
  readonly follow: () => void
  readonly toggle: () => void
}

/**
 * Returns the wallet of the signed-in player; `startHidden` applies to a player who never chose.
 */
export function useBalance(startHidden: { readonly masked: boolean }): Balance {
  const { value, error, refreshing, retry } = useCall('walletBalance')
  const hidden = useBalanceMasked(startHidden.masked)
  const [pressed, setPressed] = useState<'never' | 'running' | 'answered'>('never')
  const [outdated, setOutdated] = useState(false)
  const isSingle = value?.isSingle
  useEffect(() => {
    // The home that is rendered ahead has a balance in it, which a single wallet may hide (loader.js).
    if (isSingle !== undefined) visitStorage.write('singleWallet', isSingle ? '1' : undefined)
  }, [isSingle])
  const reload = useCallback(async () => {
    recordBalanceRequest()
    await retry()
    // By then every listener has the response.
    await yieldToMain()
  }, [retry])
  const refresh = useCallback(() => {
    if (readBalanceWait() > 0) return
    setPressed('running')
    void reload().then(() => setPressed('answered'))
  }, [reload])
  // A pending response may be older than the change.
  const due = outdated && !refreshing
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => {
      setOutdated(false)
      // A timer may fire a fraction of a millisecond early: this one requests whatever the clock
      // shows.
      void reload()
    }, readBalanceWait())
    return () => clearTimeout(timer)
  }, [due, reload])
  return {
    wallet: value,
    failed: error !== undefined && value === undefined,
    masked: hidden || pressed === 'running',
    hidden,
    refreshing,
    refreshed: pressed === 'answered' && error === undefined,
    refresh,
    follow: useCallback(() => setOutdated(true), []),
    toggle: () => toggleBalanceMask(startHidden.masked),
  }
}
