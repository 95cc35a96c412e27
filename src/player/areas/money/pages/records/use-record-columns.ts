import type { MoneyRecord } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { stateKey } from '../../../../kit/money/order-words.ts'
import { useTimeColumns } from '../../../../kit/records/statement/use-record-statement.ts'
import type { StatementColumn } from '../../../../kit/records/statement/use-statement.ts'

/** Returns the columns of the statement of transactions. */
export function useRecordColumns(): readonly StatementColumn<MoneyRecord>[] {
  const t = useT()
  const time = useTimeColumns<MoneyRecord>(t('records.order.time'), ({ createdAt }) => createdAt)
  return [
    { header: t('records.order.id'), cell: ({ orderId }) => orderId },
    ...time,
    { header: t('records.order.type'), cell: ({ category }) => t(`records.category.${category}`) },
    { header: t('records.order.method'), cell: ({ title }) => title },
    { header: t('records.order.amount'), cell: ({ amount }) => amount },
    { header: t('records.state'), cell: ({ state }) => t(stateKey(state)) },
  ]
}
