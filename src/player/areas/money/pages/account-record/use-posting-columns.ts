import type { Posting } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useTimeColumns } from '../../../../kit/records/statement/use-record-statement.ts'
import type { StatementColumn } from '../../../../kit/records/statement/use-statement.ts'

/** Returns the columns of the statement of wallet entries. */
export function usePostingColumns(): readonly StatementColumn<Posting>[] {
  const t = useT()
  const time = useTimeColumns<Posting>(t('records.order.time'), ({ createdAt }) => createdAt)
  return [
    { header: t('postings.id'), cell: ({ id }) => id },
    ...time,
    { header: t('records.order.type'), cell: ({ kind }) => t(`postings.kind.${kind}`) },
    {
      header: t('postings.wallet'),
      cell: ({ walletName }) => walletName ?? t('postings.mainWallet'),
    },
    { header: t('records.order.amount'), cell: ({ amount }) => amount },
    { header: t('records.order.balanceAfter'), cell: ({ balanceAfter }) => balanceAfter },
    { header: t('records.order.id'), cell: ({ orderId = '' }) => orderId },
  ]
}
