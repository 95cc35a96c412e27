import type {
  MoneyRecord,
  TransactionsQuery,
} from '../../../../../core/contract/generated/gateway.ts'
import { useGateway } from '../../../../gateway/GatewayProvider.tsx'
import { useT } from '../../../../i18n/use-t.ts'
import { stateKey } from '../../../../kit/money/order-words.ts'
import type { DayRange } from '../../../../kit/records/day-range.ts'
import {
  statementPageSize,
  writeMoment,
  writeZone,
} from '../../../../kit/records/statement/statement-cells.ts'
import type { StatementSource } from '../../../../kit/records/statement/use-statement.ts'

/** Returns what the statement of a filter consists of. */
export function useRecordStatement(
  query: TransactionsQuery,
  days: DayRange,
): StatementSource<MoneyRecord> {
  const t = useT()
  const { client } = useGateway()
  return {
    name: `transactions-${days.from}-${days.to}`,
    headers: [
      t('records.order.id'),
      t('records.order.time'),
      t('records.statement.zone'),
      t('records.order.type'),
      t('records.order.method'),
      t('records.order.amount'),
      t('records.state'),
    ],
    keyOf: ({ orderId }) => orderId,
    load: async (pageNum, signal) => {
      const page = await client.call('transactions', {
        query: { ...query, pageNum, pageSize: statementPageSize },
        signal,
      })
      return { items: page.transactions, totalPages: page.totalPages }
    },
    cellsOf: ({ orderId, category, title, amount, state, createdAt }) => [
      orderId,
      writeMoment(createdAt),
      writeZone(createdAt),
      t(`records.category.${category}`),
      title,
      amount,
      t(stateKey(state)),
    ],
  }
}
