import type { QueryResult } from '../../gateway/use-call.ts'
import { useSettled } from '../../state/live.ts'
import { useConsolidated } from '../../state/status.ts'

/**
 * Returns true while the currency may still come. A part of a page that shows its blocks one after the other keeps its
 * skeleton for so long, because a symbol that comes later would move what is beside its amount.
 */
export function useAwaitsCurrency(): boolean {
  const isSettled = useSettled()
  const { currencySymbol } = useConsolidated() ?? {}
  return currencySymbol === undefined && !isSettled
}

/** Returns a query whose answer has amounts, as one without an answer while the currency may still come. */
export function useWithCurrency<V>(call: QueryResult<V>): QueryResult<V> {
  return useAwaitsCurrency() ? { ...call, value: undefined } : call
}
