import type { MessageKey } from '../../../../i18n/message-key.ts'
import type { Show, Sort } from '../../../../kit/games/lobby-address.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useFlag } from '../../../../registry/use-flag.ts'
import { useSessionKind } from '../../../../state/session.ts'

type Settings = BlockProps<'lobby-filters'>['settings']

export const showWords = {
  all: 'lobby.all',
  hot: 'lobby.hot',
  new: 'lobby.new',
  favourites: 'lobby.favourites',
  recent: 'lobby.recent',
} as const satisfies Record<Show, MessageKey>

export const sortWords = {
  popular: 'lobby.sortPopular',
  name: 'lobby.sortName',
  newest: 'lobby.sortNewest',
} as const satisfies Record<Sort, MessageKey>

/**
 * Lists the game filters that the player can choose, "all" first, each only while its flag is on.
 */
export function useShows({ shows = ['hot', 'new', 'favourites', 'recent'] }: Settings) {
  const flags: Readonly<Record<Show, boolean>> = {
    all: true,
    new: true,
    hot: useFlag('GAMELOHOT3'),
    favourites: useFlag('GAMELOFAV3'),
    recent: useFlag('GAMELOREC3'),
  }
  const offered: readonly Show[] = ['all', ...shows]
  return offered.filter((show) => flags[show])
}

/** Lists the game filters that are more than a message to log in: a guest has no favourites and no recent games. */
export function useOfferedShows(settings: Settings): readonly Show[] {
  const guest = useSessionKind() === 'guest'
  return useShows(settings).filter((show) => !guest || (show !== 'favourites' && show !== 'recent'))
}
