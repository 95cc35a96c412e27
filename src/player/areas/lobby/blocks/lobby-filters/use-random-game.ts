import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { useGateway } from '../../../../gateway/GatewayProvider.tsx'
import { keepGames } from '../../../../kit/games/keep-games.ts'
import { gamePath, useGameEntry } from '../../../../kit/games/use-game-entry.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLobby } from '../../parts/use-lobby.ts'
import { type LobbyGames, useGameListQuery } from '../../parts/use-lobby-games.ts'

/**
 * Returns a function that opens a random game, also from a page that has not loaded yet if that
 * page can be requested.
 */
export function useRandomGame({ call, rest }: LobbyGames): () => Promise<void> {
  const { client } = useGateway()
  const { lobby: limits } = useSkin()
  const lobby = useLobby()
  const query = useGameListQuery(lobby)
  const enter = useGameEntry()
  const loaded = call.value ?? []
  return async () => {
    const page = 1 + Math.floor(Math.random() * (rest?.totalPages ?? 1))
    const notLoaded = page > (rest?.loadedPages ?? 1) && rest?.of === 'gameList'
    const games = notLoaded ? await fetchPage(page).catch(() => loaded) : loaded
    const game = pick(games) ?? pick(loaded)
    if (game) enter(gamePath(game))
  }

  async function fetchPage(pageNum: number): Promise<readonly Game[]> {
    const { games } = await client.call('gameList', { query: { ...query, pageNum } })
    return keepGames(games, lobby, limits)
  }
}

function pick(games: readonly Game[]): Game | undefined {
  return games[Math.floor(Math.random() * games.length)]
}
