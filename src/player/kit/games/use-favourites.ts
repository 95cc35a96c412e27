import { useCallback, useMemo, useRef } from 'react'
import type { GameKey } from '../../../core/contract/generated/gateway.ts'
import { useGateway } from '../../gateway/GatewayProvider.tsx'
import { useCall } from '../../gateway/use-call.ts'
import { useSendMutation } from '../../gateway/use-mutation.ts'
import { useShowChange } from '../../gateway/use-show-change.ts'
import { useT } from '../../i18n/use-t.ts'
import { useAllowedBy, useFlag } from '../../registry/use-flag.ts'
import { useSessionKind } from '../../state/session.ts'
import { showNotification, showToast } from '../../state/toasts.ts'
import { gameKey } from './keep-games.ts'

/** Milliseconds for which a guest sees the message to log in (SPEC §2.42). */
const toastMs = 2000

export interface Favourites {
  /** False if the merchant has no favourites. */
  readonly offered: boolean
  readonly has: (game: GameKey) => boolean
  /** Adds or removes a game or a lottery. The change shows at once and is undone when the gateway refuses it. */
  readonly turn: (game: GameKey) => void
}

/** Returns the favourites of the player, for games and lotteries of any list. */
export function useFavourites(): Favourites {
  const t = useT()
  const { client } = useGateway()
  const send = useSendMutation()
  /** Keys of the games with a pending change: a second tap waits for the response to the first. */
  const sending = useRef(new Set<string>()).current
  const offered = useFlag('GAMELOFAV3')
  const guest = useSessionKind() === 'guest'
  const showChange = useShowChange('favouriteKeys')
  const { value } = useCall('favouriteKeys', undefined, {
    enabled: useAllowedBy('GAMELOFAV3'),
    // The player may have changed them on another device in the meantime.
    onReturn: 'refresh',
  })
  const keys = useMemo(() => new Set(value?.list.map(gameKey)), [value])
  const has = useCallback((game: GameKey) => keys.has(gameKey(game)), [keys])
  const turn = (game: GameKey): void => {
    if (guest) showToast(t('error.notLoggedIn'), toastMs)
    else void change(game)
  }
  const change = async (game: GameKey): Promise<void> => {
    const key = gameKey(game)
    if (sending.has(key)) return
    sending.add(key)
    const { vendor, gameCode } = game
    const adds = !has(game)
    const show = showChange(({ list } = { list: [] }) => {
      const others = list.filter((one) => gameKey(one) !== key)
      return { list: adds ? [...others, { vendor, gameCode }] : others }
    })
    const explanation = import('../../gateway/on-demand/explain-change.ts').catch(() => undefined)
    try {
      await send(adds ? 'addFavourite' : 'removeFavourite', { body: { vendor, gameCode } }, show)
    } catch (error) {
      const holds = async () =>
        adds === (await client.call('favouriteKeys')).list.some((one) => gameKey(one) === key)
      const loaded = await explanation
      if (loaded) await loaded.explainChange(error, { t, holds })
      else showNotification(t('error.network'))
    } finally {
      sending.delete(key)
    }
  }
  return { offered, has, turn }
}
