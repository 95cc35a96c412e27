import type { ReactNode } from 'react'
import type { Order } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import { ReceiptRows } from '../../../../kit/money/OrderReceipt.tsx'
import { useBetRows } from '../../../../kit/records/use-bet-rows.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'

export interface BetReceiptProps {
  readonly order: Order
  readonly username: string
  readonly onClose: () => void
}

/** Shows a bet of a subordinate: whose it is, on which game, and what it came to. */
export function BetReceipt({ order, username, onClose }: BetReceiptProps): ReactNode {
  const { gameCode, gameName = gameCode, state } = order
  const t = useT()
  const { vendor, stake, payout, end } = useBetRows(order)
  const { ornaments } = useSkin().look
  return (
    <Sheet
      title={t('bets.detail')}
      cancel={t('common.close')}
      onClose={onClose}
      ornament={ornaments['sheet']}
    >
      <ReceiptRows
        rows={[
          { label: t('team.account'), value: username },
          { label: t('bets.game'), value: gameName },
          vendor,
          { label: t('records.state'), value: t(`bets.state.${state}`) },
          stake,
          { ...payout, tone: 'strong' },
          ...end,
        ]}
      />
    </Sheet>
  )
}
