import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { type QueryResult, useCall } from '../../../../gateway/use-call.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useLobbyCategory } from '../../../../kit/games/use-lobby-category.ts'
import { popularQuery } from '../../../../kit/games/use-popular-games.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useAllowedBy } from '../../../../registry/use-flag.ts'
import { myGamesFlags } from './my-games-flags.ts'

export type GameListKind = NonNullable<BlockProps<'my-games'>['settings']['which']>

type Games = Pick<QueryResult<readonly Game[]>, 'value' | 'error' | 'refreshing' | 'retry'>

/** Returns the player's own games, in a lobby those of its category. */
export function useMyGames(which: GameListKind): Games {
  const category = useLobbyCategory()
  const allowed = useAllowedBy(myGamesFlags[which])
  const enabledFor = (kind: GameListKind) => allowed && which === kind
  const hot = useCall('hotGames', popularQuery(useSkin()), { enabled: enabledFor('hot') })
  const recent = useCall('recentGames', undefined, { enabled: enabledFor('recent') })
  const favourites = usePages('favourites', {}, { enabled: enabledFor('favourites'), fresh: true })
  const inCategory = (games: readonly Game[] | undefined): readonly Game[] | undefined =>
    games?.filter((game) => category === undefined || game.gameCategory === category)
  if (which === 'favourites') {
    const { pages, error, asking: refreshing, retry } = favourites
    return { value: inCategory(pages[0]?.content), error, refreshing, retry }
  }
  const call = which === 'hot' ? hot : recent
  return { ...call, value: inCategory(call.value?.list) }
}
