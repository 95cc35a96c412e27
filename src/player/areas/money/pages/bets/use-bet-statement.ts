import type { Order, OrdersQuery } from '../../../../../core/contract/generated/gateway.ts'
import { useGateway } from '../../../../gateway/GatewayProvider.tsx'
import { useT } from '../../../../i18n/use-t.ts'
import { subtractDecimals } from '../../../../kit/controls/decimal.ts'
import type { DayRange } from '../../../../kit/records/day-range.ts'
import {
  statementPageSize,
  writeMoment,
  writeZone,
} from '../../../../kit/records/statement/statement-cells.ts'
import type { StatementSource } from '../../../../kit/records/statement/use-statement.ts'

/** Returns what the statement of the bets of a filter consists of. An open bet has no result. */
export function useBetStatement(query: OrdersQuery, days: DayRange): StatementSource<Order> {
  const t = useT()
  const { client } = useGateway()
  return {
    name: `bets-${days.from}-${days.to}`,
    headers: [
      t('bets.id'),
      t('bets.placedAt'),
      t('records.statement.zone'),
      t('bets.vendor'),
      t('bets.game'),
      t('bets.totalStake'),
      t('bets.payout'),
      t('bets.result'),
      t('records.state'),
    ],
    keyOf: ({ orderId }) => orderId,
    load: async (pageNum, signal) => {
      const page = await client.call('orders', {
        query: { ...query, pageNum, pageSize: statementPageSize },
        signal,
      })
      return { items: page.orders, totalPages: page.totalPages }
    },
    cellsOf: ({ vendor, vendorName = vendor, gameCode, gameName = gameCode, ...order }) => [
      order.orderId,
      writeMoment(order.placedAt),
      writeZone(order.placedAt),
      vendorName,
      gameName,
      order.stake,
      order.payout,
      order.state === 'open' ? '' : subtractDecimals(order.payout, order.stake),
      t(`bets.state.${order.state}`),
    ],
  }
}
