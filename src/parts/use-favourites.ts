import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Game } from '../contract/generated/gateway.ts'
import { errorMessageKey, errorMessageValues, isQuiet } from '../gateway/error-message-key.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { createKey } from '../gateway/plain/build-request.ts'
import { GatewayError } from '../gateway/plain/gateway-error.ts'
import { useCall } from '../gateway/use-call.ts'
import { useT } from '../i18n/use-t.ts'
import { useFlag } from '../registry/use-flag.ts'
import {
  askFavourite,
  readAskedFavourite,
  settleFavourites,
  useAskedFavourites,
} from '../state/asked-favourites.ts'
import { useSessionKind } from '../state/session.ts'
import { showNotification, showToast } from '../state/toasts.ts'
import { gameKey } from './keep-games.ts'

/** How long a guest is told to log in, in milliseconds (SPEC.md §2). */
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
  const { client } = useGateway()
  const offered = useFlag('GAMELOFAV3')
  const guest = useSessionKind() === 'guest'
  const { value, retry } = useCall('favouriteKeys', undefined, { enabled: offered })
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  const asked = useAskedFavourites()
  const keys = useMemo(() => new Set(value?.list.map(gameKey)), [value])
  useEffect(() => {
    const agreed = Object.entries(asked).filter(([key, on]) => value && keys.has(key) === on)
    if (agreed.length > 0) settleFavourites(agreed.map(([key]) => key))
  }, [asked, keys, value])
  useEffect(() => {
    // They may have changed on another device meanwhile.
    const look = (): void => {
      if (document.visibilityState === 'visible') latest.current()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const has = useCallback(
    (game: Game) => asked[gameKey(game)] ?? keys.has(gameKey(game)),
    [asked, keys],
  )
  const turn = (game: Game): void => {
    if (guest) showToast(t('error.notLoggedIn'), told)
    else send(game)
  }
  const send = (game: Game): void => {
    const key = gameKey(game)
    // One at a time: a second tap waits for the answer to the first.
    if (readAskedFavourite(key) !== undefined) return
    const wish = has(game) ? 'remove' : 'add'
    askFavourite(key, wish)
    const { vendor, gameCode } = game
    const options = { body: { vendor, gameCode }, idempotencyKey: createKey() }
    client
      .call(wish === 'add' ? 'addFavourite' : 'removeFavourite', options)
      .then(retry)
      .catch((error: unknown) => {
        settleFavourites([key])
        if (error instanceof GatewayError && !isQuiet(error))
          showNotification(t(errorMessageKey(error), errorMessageValues(error)))
      })
  }
  return { offered, has, turn }
}
