import { type ReactNode, useMemo, useRef } from 'react'
import type {
  MoneyRecord,
  TransactionPage,
} from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { useNavigate, useSearch } from '../../../../kit/controls/navigation.tsx'
import { stateKey, stateTone } from '../../../../kit/money/order-words.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { toTimes } from '../../../../kit/records/day-range.ts'
import { FilterBar } from '../../../../kit/records/FilterBar.tsx'
import { RecordList } from '../../../../kit/records/RecordList.tsx'
import { RecordRow } from '../../../../kit/records/RecordRow.tsx'
import {
  categoryIcons,
  readFlow,
  recordCategories,
  recordStates,
} from '../../../../kit/records/record-kinds.ts'
import { StatementButton } from '../../../../kit/records/statement/StatementButton.tsx'
import { useRecordStatement } from '../../../../kit/records/statement/use-record-statement.ts'
import { Totals } from '../../../../kit/records/Totals.tsx'
import { useDateHeader } from '../../../../kit/records/use-date-header.tsx'
import {
  orderParameter,
  type RecordFilter,
  useRecordFilter,
} from '../../../../kit/records/use-record-filter.ts'
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

function Transactions({ filter, fresh }: TransactionsProps): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const category = filter.read('category', recordCategories)
  const state = filter.read('state', recordStates)
  const { from, to } = toTimes(filter.days)
  const query = useMemo(
    () => ({ ...(category && { category }), ...(state && { state }), from, to }),
    [category, state, from, to],
  )
  const pages = usePages('transactions', query, { fresh })
  const columns = useRecordColumns()
  const statement = useRecordStatement('transactions', {
    name: 'transactions',
    days: filter.days,
    query,
    itemsOf,
    keyOf,
    columns,
  })
  const [kind, status] = useKindHeaders(filter)
  const date = useDateHeader(filter)
  const first = pages.pages[0]
  return (
    <>
      <FilterBar label={t('records.filters')} filters={[kind, date, status]} />
      <Totals
        pages={pages}
        figures={[
          { label: t('records.in'), amount: first?.totalIn, sign: 'always' },
          { label: t('records.out'), amount: first?.totalOut, sign: 'always' },
          { label: t('records.count'), count: first?.totalCount },
        ]}
      />
      {first && first.totalCount > 0 && <StatementButton {...statement} />}
      <RecordList
        label={t('records.list')}
        filter={filter}
        pages={pages}
        itemsOf={itemsOf}
        keyOf={keyOf}
        timeOf={timeOf}
        row={(record) => <TransactionRow record={record} to={filter.pathOf(record.orderId)} />}
        empty={{
          line: t('records.none'),
          action: { label: t('route.deposit'), onPress: () => navigate(pathTo('deposit')) },
        }}
      />
    </>
  )
}

const itemsOf = ({ transactions }: TransactionPage): readonly MoneyRecord[] => transactions
const keyOf = ({ orderId }: MoneyRecord): string => orderId
const timeOf = ({ createdAt }: MoneyRecord): number => createdAt

interface TransactionRowProps {
  readonly record: MoneyRecord
  readonly to: string
}

function TransactionRow({ record, to }: TransactionRowProps): ReactNode {
  const { category, title, amount, state, createdAt } = record
  const t = useT()
  const currency = useCurrency()
  return (
    <RecordRow
      icon={categoryIcons[category]}
      title={t(`records.category.${category}`)}
      note={title}
      time={createdAt}
      flow={readFlow(record)}
      amount={<Money amount={amount} sign="always" {...currency} />}
      state={t(stateKey(state))}
      tone={stateTone(state)}
      to={to}
    />
  )
}
