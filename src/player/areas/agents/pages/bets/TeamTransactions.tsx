import type { ReactNode } from 'react'
import type { TeamTransaction } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { stateKey } from '../../../../kit/money/order-words.ts'
import { createOptionsHeader } from '../../../../kit/records/options-header.tsx'
import { RecordPage } from '../../../../kit/records/RecordPage.tsx'
import { recordCategories, recordStates } from '../../../../kit/records/record-kinds.ts'
import { TransactionRow } from '../../../../kit/records/TransactionRow.tsx'
import {
  type RecordSource,
  useOpenRecord,
  useRecords,
} from '../../../../kit/records/use-records.ts'
import { useFlowTotals } from '../../../../kit/records/use-totals.ts'
import { TransactionReceipt } from './TransactionReceipt.tsx'
import { useTeamFilter } from './use-team-filter.ts'

export interface TeamTransactionsProps {
  /** The account whose transactions are listed; undefined for those of everybody below. */
  readonly member: string | undefined
}

const source: RecordSource<'teamTransactions', TeamTransaction> = {
  call: 'teamTransactions',
  itemsOf: ({ transactions }) => transactions,
  keyOf: ({ orderId }) => orderId,
  timeOf: ({ createdAt }) => createdAt,
}

/** Lists the transactions of everybody below the agent, or of one account, with their totals. */
export function TeamTransactions({ member }: TeamTransactionsProps): ReactNode {
  const t = useT()
  const filter = useTeamFilter()
  const category = filter.read('category', recordCategories)
  const state = filter.read('state', recordStates)
  const query = {
    ...(member !== undefined && { username: member }),
    ...(category && { category }),
    ...(state && { state }),
  }
  const records = useRecords(source, { filter, query })
  const kind = createOptionsHeader(filter, {
    name: 'category',
    label: t('records.type'),
    all: t('records.allTypes'),
    options: recordCategories.map((key) => ({ key, label: t(`records.category.${key}`) })),
  })
  const status = createOptionsHeader(filter, {
    name: 'state',
    label: t('records.state'),
    all: t('records.anyState'),
    options: recordStates.map((key) => ({ key, label: t(stateKey(key)) })),
  })
  const { open, close } = useOpenRecord(records)
  return (
    <>
      <RecordPage
        records={records}
        label={t('records.list')}
        filters={[kind, status]}
        totals={useFlowTotals(records.pages.pages[0], t('records.count'))}
        row={(one) => (
          <TransactionRow
            record={one}
            title={one.username}
            note={t(`records.category.${one.category}`)}
            to={filter.pathOf(one.orderId)}
          />
        )}
        empty={{ line: t('records.none') }}
      />
      {open && <TransactionReceipt transaction={open} onClose={close} />}
    </>
  )
}
