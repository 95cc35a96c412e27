import type { PointsPosting } from '../../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { useTimeColumns } from '../../../../../kit/records/statement/use-record-statement.ts'
import type { StatementColumn } from '../../../../../kit/records/statement/use-statement.ts'

/** Returns the columns of the statement of points. */
export function usePointsColumns(): readonly StatementColumn<PointsPosting>[] {
  const t = useT()
  const time = useTimeColumns<PointsPosting>(t('records.order.time'), ({ createdAt }) => createdAt)
  return [
    { header: t('postings.id'), cell: ({ id }) => id },
    ...time,
    { header: t('records.order.type'), cell: ({ kind }) => t(`mall.record.kind.${kind}`) },
    { header: t('mall.record.cause'), cell: ({ title = '' }) => title },
    { header: t('mall.record.points'), cell: ({ points }) => String(points) },
    { header: t('mall.record.pointsAfter'), cell: ({ pointsAfter }) => String(pointsAfter) },
    { header: t('records.order.id'), cell: ({ orderId = '' }) => orderId },
  ]
}
