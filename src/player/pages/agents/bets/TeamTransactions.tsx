import { type ReactNode, useMemo } from 'react'
import type {
  TeamTransaction,
  TeamTransactionPage,
} from '../../../../core/contract/generated/gateway.ts'
import { stateKey, stateTone } from '../../../components/parts/money/order-words.ts'
import { useCurrency } from '../../../components/parts/money/use-currency.ts'
import { toTimes } from '../../../components/parts/records/day-range.ts'
import { FilterBar } from '../../../components/parts/records/FilterBar.tsx'
import { createOptionsHeader } from '../../../components/parts/records/options-header.tsx'
import { RecordList } from '../../../components/parts/records/RecordList.tsx'
import { RecordRow } from '../../../components/parts/records/RecordRow.tsx'
import {
  categoryIcons,
  readFlow,
  recordCategories,
  recordStates,
} from '../../../components/parts/records/record-kinds.ts'
import { Totals } from '../../../components/parts/records/Totals.tsx'
import { useDateHeader } from '../../../components/parts/records/use-date-header.tsx'
import { orderParameter } from '../../../components/parts/records/use-record-filter.ts'
import { Money } from '../../../components/ui/Money.tsx'
import { useBack, useSearch } from '../../../components/ui/navigation.tsx'
import { usePages } from '../../../gateway/use-pages.ts'
import { useT } from '../../../i18n/use-t.ts'
import { TransactionReceipt } from './TransactionReceipt.tsx'
import { useTeamFilter } from './use-team-filter.ts'

export interface TeamTransactionsProps {
  /** The account whose transactions are listed; undefined for those of everybody below. */
  readonly member: string | undefined
}

/** Lists the transactions of everybody below the agent, or of one account, with their totals. */
export function TeamTransactions({ member }: TeamTransactionsProps): ReactNode {
  const t = useT()
  const goBack = useBack()
  const orderId = useSearch().get(orderParameter)
  const filter = useTeamFilter()
  const category = filter.read('category', recordCategories)
  const state = filter.read('state', recordStates)
  const { from, to } = toTimes(filter.days)
  const query = useMemo(
    () => ({
      ...(member !== undefined && { username: member }),
      ...(category && { category }),
      ...(state && { state }),
      from,
      to,
    }),
    [member, category, state, from, to],
  )
  const pages = usePages('teamTransactions', query, { fresh: true })
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
  const date = useDateHeader(filter)
  const first = pages.pages[0]
  const shown = pages.pages.flatMap(itemsOf).find((one) => one.orderId === orderId)
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
      <RecordList
        label={t('records.list')}
        filter={filter}
        pages={pages}
        itemsOf={itemsOf}
        keyOf={keyOf}
        timeOf={timeOf}
        row={(one) => <TransactionRow transaction={one} to={filter.pathOf(one.orderId)} />}
        empty={{ line: t('records.none') }}
      />
      {shown && <TransactionReceipt transaction={shown} onClose={() => goBack(filter.listPath)} />}
    </>
  )
}

const itemsOf = ({ transactions }: TeamTransactionPage): readonly TeamTransaction[] => transactions
const keyOf = ({ orderId }: TeamTransaction): string => orderId
const timeOf = ({ createdAt }: TeamTransaction): number => createdAt

interface TransactionRowProps {
  readonly transaction: TeamTransaction
  readonly to: string
}

function TransactionRow({ transaction, to }: TransactionRowProps): ReactNode {
  const { username, category, amount, state, createdAt } = transaction
  const t = useT()
  const currency = useCurrency()
  return (
    <RecordRow
      icon={categoryIcons[category]}
      title={username}
      note={t(`records.category.${category}`)}
      time={createdAt}
      flow={readFlow(transaction)}
      amount={<Money amount={amount} sign="always" {...currency} />}
      state={t(stateKey(state))}
      tone={stateTone(state)}
      to={to}
    />
  )
}
