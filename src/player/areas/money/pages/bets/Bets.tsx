import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import type { Order, OrderPage } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { type Pages, usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { subtractDecimals } from '../../../../kit/controls/decimal.ts'
import { useBack, useNavigate, useSearch } from '../../../../kit/controls/navigation.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { BetRow } from '../../../../kit/records/BetRow.tsx'
import { betCategories, betStates } from '../../../../kit/records/bet-kinds.ts'
import { toTimes } from '../../../../kit/records/day-range.ts'
import { FilterBar } from '../../../../kit/records/FilterBar.tsx'
import { createOptionsHeader } from '../../../../kit/records/options-header.tsx'
import { RecordList } from '../../../../kit/records/RecordList.tsx'
import { StatementButton } from '../../../../kit/records/statement/StatementButton.tsx'
import { useRecordStatement } from '../../../../kit/records/statement/use-record-statement.ts'
import { Totals } from '../../../../kit/records/Totals.tsx'
import { useDateHeader } from '../../../../kit/records/use-date-header.tsx'
import { orderParameter, useRecordFilter } from '../../../../kit/records/use-record-filter.ts'
import { useBetColumns } from './use-bet-columns.ts'

const BetSheet = lazy(() => import('./on-demand/BetSheet.tsx'))

/** Shows the bets of a filter, and one of them in a sheet (SPEC §11.76). */
export default function Bets(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const goBack = useBack()
  const orderId = useSearch().get(orderParameter)
  const filter = useRecordFilter('bets')
  const gameCategory = filter.read('category', betCategories)
  const state = filter.read('state', betStates)
  const { from, to } = toTimes(filter.days)
  const query = useMemo(
    () => ({ ...(gameCategory && { gameCategory }), ...(state && { state }), from, to }),
    [gameCategory, state, from, to],
  )
  const pages = usePages('orders', query, { fresh: true })
  const columns = useBetColumns()
  const statement = useRecordStatement('orders', {
    name: 'bets',
    days: filter.days,
    query,
    itemsOf,
    keyOf,
    columns,
  })
  const hasBets = (pages.pages[0]?.orders.length ?? 0) > 0
  const category = createOptionsHeader(filter, {
    name: 'category',
    label: t('bets.category'),
    all: t('bets.allCategories'),
    options: betCategories.map((key) => ({ key, label: t(`category.${key}`) })),
  })
  const date = useDateHeader(filter)
  const status = createOptionsHeader(filter, {
    name: 'state',
    label: t('records.state'),
    all: t('bets.anyState'),
    options: betStates.map((key) => ({ key, label: t(`bets.state.${key}`) })),
  })
  return (
    <PagePart>
      <FilterBar label={t('records.filters')} filters={[category, date, status]} />
      <BetTotals pages={pages} />
      {hasBets && <StatementButton {...statement} />}
      <RecordList
        label={t('bets.list')}
        filter={filter}
        pages={pages}
        itemsOf={itemsOf}
        keyOf={keyOf}
        timeOf={timeOf}
        row={(order) => <BetRow order={order} to={filter.pathOf(order.orderId)} />}
        empty={{
          line: t('bets.none'),
          action: { label: t('bets.play'), onPress: () => navigate(pathTo('home')) },
        }}
      />
      {orderId !== null && (
        <Suspense>
          <BetSheet orderId={orderId} onClose={() => goBack(filter.listPath)} />
        </Suspense>
      )}
    </PagePart>
  )
}

const itemsOf = ({ orders }: OrderPage): readonly Order[] => orders
const keyOf = ({ orderId }: Order): string => orderId
const timeOf = ({ placedAt }: Order): number => placedAt

/** Shows the count, the turnover and the win or loss of a filter, as far as the gateway sends them. */
function BetTotals({ pages }: { readonly pages: Pages<OrderPage> }): ReactNode {
  const t = useT()
  const [page] = pages.pages
  const { totalCount, totalStake, totalPayout } = page ?? {}
  if (page && (totalCount === undefined || totalStake === undefined || totalPayout === undefined))
    return null
  const won =
    totalStake !== undefined && totalPayout !== undefined
      ? subtractDecimals(totalPayout, totalStake)
      : undefined
  return (
    <Totals
      pages={pages}
      figures={[
        { label: t('bets.count'), count: totalCount },
        { label: t('bets.turnover'), amount: totalStake },
        { label: t('bets.listResult'), amount: won, sign: 'always', tone: 'result' },
      ]}
    />
  )
}
