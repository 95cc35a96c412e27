import type { LiveRoom } from '../../../../../core/contract/generated/gateway.ts'
import { formatMoment } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { launchPath, useGameEntry } from '../../../../kit/games/use-game-entry.ts'
import { type MoneyEffect, useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { openConfirm } from '../../../../state/dialogs.ts'
import { useLanguage } from '../../../../state/language.ts'
import { useSessionKind } from '../../../../state/session.ts'
import { showNotification } from '../../../../state/toasts.ts'
import { isPaid, useRoomPrice } from './use-room-mark.ts'

export interface RoomEntry {
  readonly enter: (room: LiveRoom) => Promise<void>
  readonly effect: MoneyEffect<'enterLiveRoom'>
}

/**
 * Returns a function that enters a room (SPEC §4.26): a free one at once, one for VIP members after the
 * gateway has checked the level, and one that is paid by the day after the player confirmed its price.
 */
export function useRoomEntry(refresh: () => void | Promise<void>): RoomEntry {
  const t = useT()
  const formatPrice = useRoomPrice()
  const language = useLanguage()
  const kind = useSessionKind()
  const effect = useMoneyEffect('enterLiveRoom')
  const openGame = useGameEntry()

  async function confirmPrice(room: LiveRoom): Promise<boolean> {
    const { dayEndsAt, table } = room
    const price = formatPrice(room)
    return openConfirm({
      title: t('rooms.askTitle', { table }),
      text:
        dayEndsAt === undefined
          ? t('rooms.askDay', { price })
          : t('rooms.askText', { price, time: formatMoment(dayEndsAt, language) }),
      confirm: t('rooms.pay'),
      cancel: t('common.cancel'),
    })
  }
  async function enter(room: LiveRoom): Promise<void> {
    const { roomId, vendor, gameCode, gameCategory, access } = room
    const open = (): void => openGame(launchPath(vendor, { gameType: gameCategory, gameCode }))
    if (access === 'free' || kind === 'trial') return open()
    const costs = access === 'payPerView' || (access === 'unknown' && room.price !== undefined)
    const asks = costs && !isPaid(room)
    if (asks && !(await confirmPrice(room))) return
    const outcome = await effect.press({ body: { roomId } })
    if (outcome.kind === 'done') return open()
    if (outcome.kind === 'refused' && outcome.message !== undefined)
      showNotification(outcome.message)
    await refresh()
  }
  return { enter, effect }
}
