import type { ReactNode } from 'react'
import type { Order } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { BetRow } from '../../../../kit/records/BetRow.tsx'
import { betCategories, betPages } from '../../../../kit/records/bet-kinds.ts'
import { RecordPage } from '../../../../kit/records/RecordPage.tsx'
import { useBetCategoryHeader } from '../../../../kit/records/use-bet-category-header.ts'
import {
  type RecordSource,
  useOpenRecord,
  useRecords,
} from '../../../../kit/records/use-records.ts'
import { useBetTotals } from '../../../../kit/records/use-totals.ts'
import { BetReceipt } from './BetReceipt.tsx'
import { useTeamFilter } from './use-team-filter.ts'

const source: RecordSource<'teamOrders', Order> = { call: 'teamOrders', ...betPages }

/** Lists the bets of one account below the agent, with their totals. */
export function MemberBets({ member }: { readonly member: string }): ReactNode {
  const t = useT()
  const filter = useTeamFilter()
  const gameCategory = filter.read('category', betCategories)
  const query = { username: member, ...(gameCategory && { gameCategory }) }
  const records = useRecords(source, { filter, query })
  const category = useBetCategoryHeader(filter)
  const { open, close } = useOpenRecord(records)
  return (
    <>
      <RecordPage
        records={records}
        label={t('bets.list')}
        filters={[category]}
        totals={useBetTotals(records.pages.pages[0])}
        row={(order) => <BetRow order={order} to={filter.pathOf(order.orderId)} />}
        empty={{ line: t('team.noBets') }}
      />
      {open && <BetReceipt order={open} username={member} onClose={close} />}
    </>
  )
}
