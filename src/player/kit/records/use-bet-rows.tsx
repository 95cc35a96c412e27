import type { Order } from '../../../core/contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { Money } from '../controls/Money.tsx'
import { formatOrderTime } from '../money/format-order-time.ts'
import type { ReceiptRow } from '../money/OrderReceipt.tsx'
import { useCurrency } from '../money/use-currency.ts'

/** Returns the rows of the receipt of a bet that everybody who may read it sees. */
export function useBetRows(order: Order) {
  const { orderId, vendor, vendorName = vendor, stake, payout, placedAt, settledAt } = order
  const t = useT()
  const currency = useCurrency()
  const time = (at: number): string => formatOrderTime(at, currency.language)
  return {
    vendor: { label: t('bets.vendor'), value: vendorName },
    stake: { label: t('bets.totalStake'), value: <Money amount={stake} {...currency} /> },
    payout: { label: t('bets.payout'), value: <Money amount={payout} {...currency} /> },
    end: [
      { label: t('bets.placedAt'), value: time(placedAt) },
      {
        label: t('bets.settledAt'),
        value: settledAt === undefined ? t('bets.notSettled') : time(settledAt),
      },
      { label: t('bets.id'), value: orderId, copy: orderId },
    ],
  } satisfies Record<string, ReceiptRow | readonly ReceiptRow[]>
}
