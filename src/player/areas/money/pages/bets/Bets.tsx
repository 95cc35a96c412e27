import { type ReactNode, Suspense } from 'react'
import type { Order } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { useBack, useNavigate, useSearch } from '../../../../kit/controls/navigation.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { BetRow } from '../../../../kit/records/BetRow.tsx'
import { betCategories, betPages, betStates } from '../../../../kit/records/bet-kinds.ts'
import { createOptionsHeader } from '../../../../kit/records/options-header.tsx'
import { RecordPage } from '../../../../kit/records/RecordPage.tsx'
import { StatementButton } from '../../../../kit/records/statement/StatementButton.tsx'
import { useBetCategoryHeader } from '../../../../kit/records/use-bet-category-header.ts'
import { orderParameter, useRecordFilter } from '../../../../kit/records/use-record-filter.ts'
import { type RecordSource, useRecords } from '../../../../kit/records/use-records.ts'
import { useBetTotals } from '../../../../kit/records/use-totals.ts'
import { useHeadline } from '../../../../state/headline.ts'
import { useBetColumns } from './use-bet-columns.ts'

const BetSheet = lazyPart(() => import('./on-demand/BetSheet.tsx'))

const source: RecordSource<'orders', Order> = { call: 'orders', ...betPages }

/** Shows the bets of a filter, and one of them in a sheet (SPEC §11.76). */
export default function Bets(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const goBack = useBack()
  const orderId = useSearch().get(orderParameter)
  const filter = useRecordFilter('bets')
  const gameCategory = filter.read('category', betCategories)
  const state = filter.read('state', betStates)
  const query = { ...(gameCategory && { gameCategory }), ...(state && { state }) }
  const records = useRecords(source, { filter, query })
  const columns = useBetColumns()
  const count = records.pages.pages[0]?.totalCount
  useHeadline(count ? t('bets.headline', { count }) : undefined)
  const category = useBetCategoryHeader(filter)
  const status = createOptionsHeader(filter, {
    name: 'state',
    label: t('records.state'),
    all: t('bets.anyState'),
    options: betStates.map((key) => ({ key, label: t(`bets.state.${key}`) })),
  })
  return (
    <PagePart>
      <RecordPage
        records={records}
        label={t('bets.list')}
        filters={[category, status]}
        totals={useBetTotals(records.pages.pages[0])}
        statement={<StatementButton records={records} name="bets" columns={columns} />}
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
