import { type ReactNode, useMemo } from 'react'
import type {
  TeamTransaction,
  TeamTransactionPage,
} from '../../../../../core/contract/generated/gateway.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { useBack, useSearch } from '../../../../kit/controls/navigation.tsx'
import { stateKey, stateTone } from '../../../../kit/money/order-words.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { toTimes } from '../../../../kit/records/day-range.ts'
import { FilterBar } from '../../../../kit/records/FilterBar.tsx'
import { createOptionsHeader } from '../../../../kit/records/options-header.tsx'
import { RecordList } from '../../../../kit/records/RecordList.tsx'
import { RecordRow } from '../../../../kit/records/RecordRow.tsx'
import {
  categoryIcons,
  readFlow,
  recordCategories,
  recordStates,
} from '../../../../kit/records/record-kinds.ts'
import { Totals } from '../../../../kit/records/Totals.tsx'
import { useDateHeader } from '../../../../kit/records/use-date-header.tsx'
import { orderParameter } from '../../../../kit/records/use-record-filter.ts'
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
