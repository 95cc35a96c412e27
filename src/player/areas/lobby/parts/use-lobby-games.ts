import { useMemo } from 'react'
import type { Game, GamePageQuery } from '../../../../core/contract/generated/gateway.ts'
import { type QueryResult, useCall } from '../../../gateway/use-call.ts'
import { type Pages, usePages } from '../../../gateway/use-pages.ts'
import { keepGames, sortGames } from '../../../kit/games/keep-games.ts'
import { popularQuery } from '../../../kit/games/use-popular-games.ts'
import { useSkin } from '../../../registry/skin-context.tsx'
import { useAllowedBy } from '../../../registry/use-flag.ts'
import { useLanguage } from '../../../state/language.ts'
import { useSessionKind } from '../../../state/session.ts'
import { prizeModeOf } from './prize-mode.ts'
import { type LobbyState, useLobby } from './use-lobby.ts'

/** Number of games on a page. */
const pageSize = 60

/** The games of a lobby that match its address. */
export interface LobbyGames {
  /** The loaded games that match; it fails and loads like a complete list. */
  readonly call: Pick<QueryResult<readonly Game[]>, 'value' | 'error' | 'refreshing' | 'retry'>
  /** Number of matching games, if it is known before all of them have loaded. */
  readonly total: number | undefined
  /** The rest of a paged list; undefined for a list that loads at once. */
  readonly rest: Rest | undefined
  /** True if only a signed-in player has this list (SPEC §6.8). */
  readonly closedToGuest: boolean
}

interface Rest extends Pick<Pages<unknown>, 'error' | 'asking' | 'more' | 'retry'> {
  readonly of: 'gameList' | 'favourites'
  readonly loadedPages: number
  readonly totalPages: number
}

/** The source of the games: pages, or one response. */
type Source = 'gameList' | 'favourites' | 'hotGames' | 'recentGames' | 'none'

function sourceOf({ show }: LobbyState, guest: boolean): Source {
  if (show === 'hot') return 'hotGames'
  if (show !== 'favourites' && show !== 'recent') return 'gameList'
  if (guest) return 'none'
  return show === 'recent' ? 'recentGames' : 'favourites'
}

export function useLobbyGames(): LobbyGames {
  const lobby = useLobby()
  const skin = useSkin()
  const language = useLanguage()
  const source = sourceOf(lobby, useSessionKind() === 'guest')
  const query = useGameListQuery(lobby)
  const gameList = usePages('gameList', query, {
    enabled: source === 'gameList' && lobby.category !== undefined,
  })
  const favourites = usePages(
    'favourites',
    {},
    { enabled: useAllowedBy('GAMELOFAV3') && source === 'favourites', fresh: true },
  )
  const complete = useCompleteList(source)
  const paged = source === 'gameList' ? gameList : favourites
  const of = source === 'gameList' || source === 'favourites' ? source : undefined
  const isPaged = of !== undefined
  const received = useMemo(() => {
    if (!isPaged) return complete.value
    const pages = [
      ...gameList.pages.map(({ games }) => games),
      ...favourites.pages.map(({ content }) => content),
    ]
    return pages.length === 0 ? undefined : pages.flat()
  }, [isPaged, complete.value, gameList.pages, favourites.pages])
  const ended = !isPaged || (paged.more === undefined && !paged.asking && !paged.error)
  const value = useMemo(() => {
    const filtered = received && keepGames(received, lobby, skin.lobby)
    return filtered && ended ? sortGames(filtered, lobby, language) : filtered
  }, [received, lobby, skin, language, ended])
  const totalCount = received?.length === value?.length ? gameList.pages[0]?.totalCount : undefined
  return {
    call: isPaged
      ? { value, error: paged.error, refreshing: paged.asking, retry: paged.retry }
      : { ...complete, value },
    total: ended ? value?.length : totalCount,
    rest: of && { ...paged, of, loadedPages: paged.pages.length, totalPages: totalOf(paged) },
    closedToGuest: source === 'none',
  }
}

function totalOf({ pages }: Pages<{ readonly totalPages: number }>): number {
  return pages[0]?.totalPages ?? 1
}

/** Returns the query for the pages of a lobby's games. */
export function useGameListQuery(lobby: LobbyState): GamePageQuery {
  const skin = useSkin()
  const { gateway, lobby: limits } = skin
  const { merchantCode } = gateway
  const { category = '', vendor, show, bet, lines } = lobby
  // New games first, so that the first pages contain them.
  const sort = show === 'new' && lobby.sort === 'popular' ? 'newest' : lobby.sort
  return {
    merchant: merchantCode,
    merchantCode,
    clientType: 2,
    typeId: 1,
    gameType: category,
    ...prizeModeOf(category, skin),
    ...(vendor && { vassalage: vendor }),
    pageSize,
    ...(bet && { minimumBet: String(limits.minimumBet) }),
    ...(lines && { minimumLines: limits.lines }),
    ...(sort !== 'popular' && { sort }),
  }
}

/** Returns a list that loads in one response. */
function useCompleteList(source: Source): QueryResult<readonly Game[]> {
  const query = popularQuery(useSkin())
  const hot = useCall('hotGames', query, { enabled: source === 'hotGames' })
  const recent = useCall('recentGames', undefined, {
    enabled: useAllowedBy('GAMELOREC3') && source === 'recentGames',
  })
  const call = source === 'hotGames' ? hot : recent
  return { ...call, value: call.value?.list }
}
