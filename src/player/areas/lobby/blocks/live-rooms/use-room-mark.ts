import type { LiveRoom } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useTableMark } from '../../../../kit/money/use-table-mark.ts'
import { readServerTime } from '../../../../state/status.ts'

/** Returns the words for how a room is entered. */
export function useRoomMark(room: LiveRoom): string {
  const t = useT()
  const terms = useTableMark(room)
  if (room.access === 'free') return t('rooms.free')
  if (room.access !== 'vip' && isPaid(room)) return t('rooms.paid')
  return terms ?? t('rooms.unknown')
}

/** Returns true while a payment of the player lets in. The list may be older than the end of the day. */
export function isPaid({ paidUntil = 0 }: Pick<LiveRoom, 'paidUntil'>): boolean {
  return paidUntil > readServerTime()
}
