import { useCallback, useMemo, useRef } from 'react'
import type { Game } from '../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { errorMessageKey, errorMessageValues, isQuiet } from '../../gateway/error-message-key.ts'
import { useCall } from '../../gateway/use-call.ts'
import { useSendEffect } from '../../gateway/use-effect-call.ts'
import { useShowChange } from '../../gateway/use-show-change.ts'
import { useT } from '../../i18n/use-t.ts'
import { useFlag } from '../../registry/use-flag.ts'
import { useSessionKind } from '../../state/session.ts'
import { showNotification, showToast } from '../../state/toasts.ts'
import { gameKey } from './keep-games.ts'

/** How long a guest is told to log in, in milliseconds (SPEC §2.42). */
const told = 2000

export interface Favourites {
  /** False where the merchant has no favourites. */
  readonly offered: boolean
  readonly has: (game: Game) => boolean
  /** Adds or removes one: shown at once, undone when the gateway refuses. */
  readonly turn: (game: Game) => void
}

/** The favourites of the player, whatever list a game stands in. */
export function useFavourites(): Favourites {
  const t = useT()
  const send = useSendEffect()
  /** The games whose change is on its way: a second tap waits for the answer to the first. */
  const sending = useRef(new Set<string>()).current
  const offered = useFlag('GAMELOFAV3')
  const guest = useSessionKind() === 'guest'
  const showChange = useShowChange('favouriteKeys')
  const { value } = useCall('favouriteKeys', undefined, {
    enabled: offered,
    // They may have changed on another device meanwhile.
    onReturn: 'refresh',
  })
  const keys = useMemo(() => new Set(value?.list.map(gameKey)), [value])
  const has = useCallback((game: Game) => keys.has(gameKey(game)), [keys])
  const turn = (game: Game): void => {
    if (guest) showToast(t('error.notLoggedIn'), told)
    else void change(game)
  }
  const change = async (game: Game): Promise<void> => {
    const key = gameKey(game)
    if (sending.has(key)) return
    sending.add(key)
    const { vendor, gameCode } = game
    const adds = !has(game)
    const show = showChange(({ list } = { list: [] }) => {
      const others = list.filter((one) => gameKey(one) !== key)
      return { list: adds ? [...others, { vendor, gameCode }] : others }
    })
    try {
      await send(adds ? 'addFavourite' : 'removeFavourite', { body: { vendor, gameCode } }, show)
    } catch (error) {
      if (error instanceof GatewayError && !isQuiet(error))
        showNotification(t(errorMessageKey(error), errorMessageValues(error)))
    } finally {
      sending.delete(key)
    }
  }
  return { offered, has, turn }
}
