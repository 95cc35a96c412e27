import { useMemo } from 'react'
import { categories } from '../../../../../core/contract/categories.ts'
import type { Lottery } from '../../../../../core/contract/generated/gateway.ts'
import type { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { type QueryResult, useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { lotteriesQuery } from './lotteries-query.ts'

type Mode = 'Lott' | 'Elott'

export interface Lists
  extends Pick<QueryResult<readonly Lottery[]>, 'value' | 'error' | 'refreshing' | 'retry'> {
  /** The error of a list that failed, even if the other list loaded. */
  readonly failed: GatewayError | undefined
}

/**
 * Returns the lotteries of several lists of the gateway as one list. A failed list does not hide
 * the other.
 */
export function useLists(modes: readonly Mode[]): Lists {
  const t = useT()
  const lott = useList('Lott', modes)
  const elott = useList('Elott', modes)
  const calls = modes.map((mode) => (mode === 'Lott' ? lott : elott))
  const first = lott.value
  const second = elott.value
  const value = useMemo(() => {
    if (!first && !second) return undefined
    return [
      ...withListDefaults(first, { vendor: 'LOTT', group: t(categories.LOTT.title) }),
      ...withListDefaults(second, { vendor: 'ELOTT', group: t(categories.ELOTT.title) }),
    ]
  }, [first, second, t])
  const loading = calls.some((call) => call.value === undefined && !call.error)
  const failed = calls.find(({ error }) => error)?.error
  return {
    // Wait for both lists, or the second one would move the first down.
    value: loading ? undefined : value,
    error: loading ? undefined : failed,
    failed,
    refreshing: calls.some(({ refreshing }) => refreshing),
    retry: () => {
      for (const call of calls) call.retry()
    },
  }
}

function useList(mode: Mode, modes: readonly Mode[]): QueryResult<readonly Lottery[]> {
  return useCall('lotteries', lotteriesQuery(useSkin(), mode), { enabled: modes.includes(mode) })
}

/** Fills in the vendor and the group of a lottery from its list. */
function withListDefaults(
  lotteries: readonly Lottery[] = [],
  list: { readonly vendor: string; readonly group: string },
): readonly Lottery[] {
  return lotteries.map((lottery) => ({
    ...lottery,
    vendor: lottery.vendor ?? list.vendor,
    group: lottery.group?.trim() || list.group,
  }))
}
