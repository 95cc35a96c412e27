import type { LiveRoom } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { readServerTime } from '../../../../state/status.ts'

/** Returns the words for how a room is entered. */
export function useRoomMark(room: LiveRoom): string {
  const t = useT()
  const formatPrice = useRoomPrice()
  const { access, level = 0 } = room
  if (access === 'free') return t('rooms.free')
  if (access === 'vip') return t('home.vendor.level', { level })
  if (access === 'unknown' && room.price === undefined) return t('rooms.unknown')
  return isPaid(room) ? t('rooms.paid') : t('home.vendor.price', { price: formatPrice(room) })
}

/** Returns true while a payment of the player lets in. The list may be older than the end of the day. */
export function isPaid({ paidUntil = 0 }: Pick<LiveRoom, 'paidUntil'>): boolean {
  return paidUntil > readServerTime()
}

/** Returns a function that formats the price of a room in money or points. */
export function useRoomPrice(): (room: Pick<LiveRoom, 'price' | 'unit'>) => string {
  const t = useT()
  const currency = useCurrency()
  return ({ price = '0', unit = 'money' }) => {
    if (unit === 'unknown') return price
    return unit === 'points'
      ? t('home.vendor.points', { count: Number(price) })
      : formatMoney(price, currency)
  }
}
