import type { OrderPage, TransactionPage } from '../../../core/contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { subtractDecimals } from '../controls/decimal.ts'
import type { Total } from './Totals.tsx'

/** Returns the count, the turnover and the win or loss of bets; nothing where the gateway does not send them. */
export function useBetTotals(page: OrderPage | undefined): readonly Total[] | undefined {
  const t = useT()
  const { totalCount, totalStake, totalPayout } = page ?? {}
  const sent = totalStake !== undefined && totalPayout !== undefined
  if (page && (totalCount === undefined || !sent)) return undefined
  const won = sent ? subtractDecimals(totalPayout, totalStake) : undefined
  return [
    { label: t('bets.count'), count: totalCount },
    { label: t('bets.turnover'), amount: totalStake },
    { label: t('bets.listResult'), amount: won, sign: 'always', tone: 'result' },
  ]
}

/** Returns what came in, what went out and how many records there are, under the label for their number. */
export function useFlowTotals(
  page: Pick<TransactionPage, 'totalIn' | 'totalOut' | 'totalCount'> | undefined,
  count: string,
): readonly Total[] {
  const t = useT()
  return [
    { label: t('records.in'), amount: page?.totalIn, sign: 'always' },
    { label: t('records.out'), amount: page?.totalOut, sign: 'always' },
    { label: count, count: page?.totalCount },
  ]
}
