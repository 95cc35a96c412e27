import { type ReactNode, useRef } from 'react'
import type { MoneyRecord } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useNavigate, useSearch } from '../../../../kit/controls/navigation.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { RecordPage } from '../../../../kit/records/RecordPage.tsx'
import { recordCategories, recordStates } from '../../../../kit/records/record-kinds.ts'
import { StatementButton } from '../../../../kit/records/statement/StatementButton.tsx'
import { TransactionRow } from '../../../../kit/records/TransactionRow.tsx'
import {
  orderParameter,
  type RecordFilter,
  useRecordFilter,
} from '../../../../kit/records/use-record-filter.ts'
import { type RecordSource, useRecords } from '../../../../kit/records/use-records.ts'
import { useFlowTotals } from '../../../../kit/records/use-totals.ts'
import { useHeadline } from '../../../../state/headline.ts'
import { useListPosition } from '../../parts/use-list-position.ts'
import { RecordDetail } from './RecordDetail.tsx'
import { useKindHeaders } from './use-kind-headers.tsx'
import { useRecordColumns } from './use-record-columns.ts'

/** Shows the transactions of a filter, or the one that the address names (SPEC §11.74 and §11.23). */
export default function Records(): ReactNode {
  const orderId = useSearch().get(orderParameter)
  const filter = useRecordFilter('records')
  useListPosition(filter.listKey, orderId)
  // The list that the player returns to from an order keeps what it has; another one does not.
  const kept = useRef<string>(undefined)
  if (orderId !== null) kept.current = filter.listKey
  return (
    <PagePart>
      {orderId === null ? (
        <Transactions filter={filter} fresh={kept.current !== filter.listKey} />
      ) : (
        <RecordDetail orderId={orderId} />
      )}
    </PagePart>
  )
}

interface TransactionsProps {
  readonly filter: RecordFilter
  readonly fresh: boolean
}

const source: RecordSource<'transactions', MoneyRecord> = {
  call: 'transactions',
  itemsOf: ({ transactions }) => transactions,
  keyOf: ({ orderId }) => orderId,
  timeOf: ({ createdAt }) => createdAt,
}

function Transactions({ filter, fresh }: TransactionsProps): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const category = filter.read('category', recordCategories)
  const state = filter.read('state', recordStates)
  const query = { ...(category && { category }), ...(state && { state }) }
  const records = useRecords(source, { filter, query }, { fresh })
  const columns = useRecordColumns()
  const count = records.pages.pages[0]?.totalCount
  useHeadline(count ? t('records.headline', { count }) : undefined)
  return (
    <RecordPage
      records={records}
      label={t('records.list')}
      filters={useKindHeaders(filter)}
      totals={useFlowTotals(records.pages.pages[0], t('records.count'))}
      statement={<StatementButton records={records} name="transactions" columns={columns} />}
      row={(record) => (
        <TransactionRow
          record={record}
          title={t(`records.category.${record.category}`)}
          note={record.title}
          to={filter.pathOf(record.orderId)}
        />
      )}
      empty={{
        line: t('records.none'),
        action: { label: t('route.deposit'), onPress: () => navigate(pathTo('deposit')) },
      }}
    />
  )
}
