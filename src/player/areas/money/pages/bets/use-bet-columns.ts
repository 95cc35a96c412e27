import type { Order } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { subtractDecimals } from '../../../../kit/controls/decimal.ts'
import { useTimeColumns } from '../../../../kit/records/statement/use-record-statement.ts'
import type { StatementColumn } from '../../../../kit/records/statement/use-statement.ts'

/** Returns the columns of the statement of bets. An open bet has no result. */
export function useBetColumns(): readonly StatementColumn<Order>[] {
  const t = useT()
  const time = useTimeColumns<Order>(t('bets.placedAt'), ({ placedAt }) => placedAt)
  return [
    { header: t('bets.id'), cell: ({ orderId }) => orderId },
    ...time,
    { header: t('bets.vendor'), cell: ({ vendor, vendorName = vendor }) => vendorName },
    { header: t('bets.game'), cell: ({ gameCode, gameName = gameCode }) => gameName },
    { header: t('bets.totalStake'), cell: ({ stake }) => stake },
    { header: t('bets.payout'), cell: ({ payout }) => payout },
    {
      header: t('bets.result'),
      cell: ({ state, payout, stake }) => (state === 'open' ? '' : subtractDecimals(payout, stake)),
    },
    { header: t('records.state'), cell: ({ state }) => t(`bets.state.${state}`) },
  ]
}
