import { useMemo } from 'react'
import { categories } from '../../../core/contract/categories.ts'
import type { Lottery } from '../../../core/contract/generated/gateway.ts'
import type { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { type Called, useCall } from '../../gateway/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { lotteriesQuery } from './lotteries-query.ts'

type Mode = 'Lott' | 'Elott'

export interface Lists
  extends Pick<Called<readonly Lottery[]>, 'value' | 'error' | 'refreshing' | 'retry'> {
  /** Of a list that failed, whether or not another came. */
  readonly failed: GatewayError | undefined
}

/** The lotteries of several lists of the gateway as one; a list that fails leaves the other. */
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
      ...told(first, { vendor: 'LOTT', group: t(categories.LOTT.title) }),
      ...told(second, { vendor: 'ELOTT', group: t(categories.ELOTT.title) }),
    ]
  }, [first, second, t])
  const waits = calls.some((call) => call.value === undefined && !call.error)
  const failed = calls.find(({ error }) => error)?.error
  return {
    // One list alone would stand where the other comes.
    value: waits ? undefined : value,
    error: waits ? undefined : failed,
    failed,
    refreshing: calls.some(({ refreshing }) => refreshing),
    retry: () => {
      for (const call of calls) call.retry()
    },
  }
}

function useList(mode: Mode, modes: readonly Mode[]): Called<readonly Lottery[]> {
  return useCall('lotteries', lotteriesQuery(useSkin(), mode), { enabled: modes.includes(mode) })
}

/** What a lottery does not say of itself is said by its list. */
function told(
  lotteries: readonly Lottery[] = [],
  list: { readonly vendor: string; readonly group: string },
): readonly Lottery[] {
  return lotteries.map((lottery) => ({
    ...lottery,
    vendor: lottery.vendor ?? list.vendor,
    group: lottery.group?.trim() || list.group,
  }))
}
