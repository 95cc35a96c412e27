import type { ReactNode } from 'react'
import { useSearch } from '../../../../kit/controls/navigation.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { MonthIncome } from './MonthIncome.tsx'
import { PayoutHistory } from './PayoutHistory.tsx'
import { PayoutView } from './PayoutView.tsx'

/** Shows an agent's income of a month and what was paid, or with an id the explanation of a payout (SPEC §11.84). */
export default function Income(): ReactNode {
  const payoutId = useSearch().get('payout')
  return (
    <PagePart>
      {payoutId === null ? (
        <>
          <MonthIncome />
          <PayoutHistory />
        </>
      ) : (
        <PayoutView payoutId={payoutId} />
      )}
    </PagePart>
  )
}
