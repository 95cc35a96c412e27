import { type ReactNode, useMemo } from 'react'
import type { Order, OrderPage } from '../../../../../core/contract/generated/gateway.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { subtractDecimals } from '../../../../kit/controls/decimal.ts'
import { useBack, useSearch } from '../../../../kit/controls/navigation.tsx'
import { BetRow } from '../../../../kit/records/BetRow.tsx'
import { betCategories } from '../../../../kit/records/bet-kinds.ts'
import { toTimes } from '../../../../kit/records/day-range.ts'
import { FilterBar } from '../../../../kit/records/FilterBar.tsx'
import { createOptionsHeader } from '../../../../kit/records/options-header.tsx'
import { RecordList } from '../../../../kit/records/RecordList.tsx'
import { Totals } from '../../../../kit/records/Totals.tsx'
import { useDateHeader } from '../../../../kit/records/use-date-header.tsx'
import { orderParameter } from '../../../../kit/records/use-record-filter.ts'
import { BetReceipt } from './BetReceipt.tsx'
import { useTeamFilter } from './use-team-filter.ts'

/** Lists the bets of one account below the agent, with their totals. */
export function MemberBets({ member }: { readonly member: string }): ReactNode {
  const t = useT()
  const goBack = useBack()
  const orderId = useSearch().get(orderParameter)
  const filter = useTeamFilter()
  const gameCategory = filter.read('category', betCategories)
  const { from, to } = toTimes(filter.days)
  const query = useMemo(
    () => ({ username: member, ...(gameCategory && { gameCategory }), from, to }),
    [member, gameCategory, from, to],
  )
  const pages = usePages('teamOrders', query, { fresh: true })
  const category = createOptionsHeader(filter, {
    name: 'category',
    label: t('bets.category'),
    all: t('bets.allCategories'),
    options: betCategories.map((key) => ({ key, label: t(`category.${key}`) })),
  })
  const date = useDateHeader(filter)
  const { totalCount, totalStake, totalPayout } = pages.pages[0] ?? {}
  const shown = pages.pages.flatMap(itemsOf).find((order) => order.orderId === orderId)
  return (
    <>
      <FilterBar label={t('records.filters')} filters={[category, date]} />
      <Totals
        pages={pages}
        figures={[
          { label: t('bets.count'), count: totalCount },
          { label: t('bets.turnover'), amount: totalStake },
          {
            label: t('bets.listResult'),
            amount:
              totalStake !== undefined && totalPayout !== undefined
                ? subtractDecimals(totalPayout, totalStake)
                : undefined,
            sign: 'always',
            tone: 'result',
          },
        ]}
      />
      <RecordList
        label={t('bets.list')}
        filter={filter}
        pages={pages}
        itemsOf={itemsOf}
        keyOf={keyOf}
        timeOf={timeOf}
        row={(order) => <BetRow order={order} to={filter.pathOf(order.orderId)} />}
        empty={{ line: t('team.noBets') }}
      />
      {shown && (
        <BetReceipt order={shown} username={member} onClose={() => goBack(filter.listPath)} />
      )}
    </>
  )
}

const itemsOf = ({ orders }: OrderPage): readonly Order[] => orders
const keyOf = ({ orderId }: Order): string => orderId
const timeOf = ({ placedAt }: Order): number => placedAt
