import type { ReactNode } from 'react'
import type { Order } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import { formatOrderTime } from '../../../../kit/money/format-order-time.ts'
import { ReceiptRows } from '../../../../kit/money/OrderReceipt.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'

export interface BetReceiptProps {
  readonly order: Order
  readonly username: string
  readonly onClose: () => void
}

/** Shows a bet of a subordinate: whose it is, on which game, and what it came to. */
export function BetReceipt({ order, username, onClose }: BetReceiptProps): ReactNode {
  const { vendor, vendorName = vendor, gameCode, gameName = gameCode } = order
  const { orderId, stake, payout, state, placedAt, settledAt } = order
  const t = useT()
  const currency = useCurrency()
  const { ornaments } = useSkin().look
  const money = (amount: string): ReactNode => <Money amount={amount} {...currency} />
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
          { label: t('bets.vendor'), value: vendorName },
          { label: t('records.state'), value: t(`bets.state.${state}`) },
          { label: t('bets.totalStake'), value: money(stake) },
          { label: t('bets.payout'), value: money(payout), tone: 'strong' },
          { label: t('bets.placedAt'), value: formatOrderTime(placedAt, currency.language) },
          {
            label: t('bets.settledAt'),
            value:
              settledAt === undefined
                ? t('bets.notSettled')
                : formatOrderTime(settledAt, currency.language),
          },
          { label: t('bets.id'), value: orderId, copy: orderId },
        ]}
      />
    </Sheet>
  )
}
