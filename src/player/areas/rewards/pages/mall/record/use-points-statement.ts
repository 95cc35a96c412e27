import type {
  PointsPosting,
  PointsRecordQuery,
} from '../../../../../../core/contract/generated/gateway.ts'
import { useGateway } from '../../../../../gateway/GatewayProvider.tsx'
import { useT } from '../../../../../i18n/use-t.ts'
import type { DayRange } from '../../../../../kit/records/day-range.ts'
import {
  statementPageSize,
  writeMoment,
  writeZone,
} from '../../../../../kit/records/statement/statement-cells.ts'
import type { StatementSource } from '../../../../../kit/records/statement/use-statement.ts'

/** Returns what the statement of the postings of points of a filter consists of. */
export function usePointsStatement(
  query: PointsRecordQuery,
  days: DayRange,
): StatementSource<PointsPosting> {
  const t = useT()
  const { client } = useGateway()
  return {
    name: `points-${days.from}-${days.to}`,
    headers: [
      t('postings.id'),
      t('records.order.time'),
      t('records.statement.zone'),
      t('records.order.type'),
      t('mall.record.cause'),
      t('mall.record.points'),
      t('mall.record.pointsAfter'),
      t('records.order.id'),
    ],
    keyOf: ({ id }) => id,
    load: async (pageNum, signal) => {
      const page = await client.call('pointsRecord', {
        query: { ...query, pageNum, pageSize: statementPageSize },
        signal,
      })
      return { items: page.postings, totalPages: page.totalPages }
    },
    cellsOf: ({ id, kind, points, pointsAfter, createdAt, title = '', orderId = '' }) => [
      id,
      writeMoment(createdAt),
      writeZone(createdAt),
      t(`mall.record.kind.${kind}`),
      title,
      String(points),
      String(pointsAfter),
      orderId,
    ],
  }
}
