import type { MessageKey } from '../../../../i18n/message-key.ts'
import type { Show } from '../../../../kit/games/lobby-address.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useFlag } from '../../../../registry/use-flag.ts'

type Settings = BlockProps<'lobby-filters'>['settings']

export const showWords = {
  all: 'lobby.all',
  hot: 'lobby.hot',
  new: 'lobby.new',
  favourites: 'lobby.favourites',
  recent: 'lobby.recent',
} as const satisfies Record<Show, MessageKey>

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
