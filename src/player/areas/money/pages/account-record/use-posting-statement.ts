import type { AccountRecordQuery, Posting } from '../../../../../core/contract/generated/gateway.ts'
import { useGateway } from '../../../../gateway/GatewayProvider.tsx'
import { useT } from '../../../../i18n/use-t.ts'
import type { DayRange } from '../../../../kit/records/day-range.ts'
import {
  statementPageSize,
  writeMoment,
  writeZone,
} from '../../../../kit/records/statement/statement-cells.ts'
import type { StatementSource } from '../../../../kit/records/statement/use-statement.ts'

/** Returns what the statement of the wallet entries of a filter consists of. */
export function usePostingStatement(
  query: AccountRecordQuery,
  days: DayRange,
): StatementSource<Posting> {
  const t = useT()
  const { client } = useGateway()
  return {
    name: `wallet-${days.from}-${days.to}`,
    headers: [
      t('postings.id'),
      t('records.order.time'),
      t('records.statement.zone'),
      t('records.order.type'),
      t('postings.wallet'),
      t('records.order.amount'),
      t('records.order.balanceAfter'),
      t('records.order.id'),
    ],
    keyOf: ({ id }) => id,
    load: async (pageNum, signal) => {
      const page = await client.call('accountRecord', {
        query: { ...query, pageNum, pageSize: statementPageSize },
        signal,
      })
      return { items: page.postings, totalPages: page.totalPages }
    },
    cellsOf: ({ id, kind, amount, balanceAfter, walletName, createdAt, orderId = '' }) => [
      id,
      writeMoment(createdAt),
      writeZone(createdAt),
      t(`postings.kind.${kind}`),
      walletName ?? t('postings.mainWallet'),
      amount,
      balanceAfter,
      orderId,
    ],
  }
}
