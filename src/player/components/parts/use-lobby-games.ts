import { useMemo } from 'react'
import type { Game, GamePageQuery } from '../../../core/contract/generated/gateway.ts'
import { type Called, useCall } from '../../gateway/use-call.ts'
import { type Pages, usePages } from '../../gateway/use-pages.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { useLanguage } from '../../state/language.ts'
import { useSessionKind } from '../../state/session.ts'
import { keepGames, sortGames } from './keep-games.ts'
import { prizeModeOf } from './prize-mode.ts'
import { type Lobby, useLobby } from './use-lobby.ts'
import { popularQuery } from './use-popular-games.ts'

/** How many games a page holds. */
const pageSize = 60

/** The games of a lobby as its address asks for them. */
export interface LobbyGames {
  /** Those that came and are kept; failing and waiting as a whole list does. */
  readonly call: Pick<Called<readonly Game[]>, 'value' | 'error' | 'refreshing' | 'retry'>
  /** How many there are, where that is known before all of them came. */
  readonly total: number | undefined
  /** Where the list goes on; nothing for a list that comes at once. */
  readonly rest: Rest | undefined
  /** Only who is signed in has such a list (SPEC §6.8). */
  readonly closedToGuest: boolean
}

interface Rest extends Pick<Pages<unknown>, 'error' | 'asking' | 'more' | 'retry'> {
  readonly of: 'gameList' | 'favourites'
  readonly loadedPages: number
  readonly totalPages: number
}

/** Where games come from: by page, or at once. */
type Source = 'gameList' | 'favourites' | 'hotGames' | 'recentGames' | 'none'

function sourceOf({ show }: Lobby, guest: boolean): Source {
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
  const asked = useGameListQuery(lobby)
  const gameList = usePages('gameList', asked, {
    enabled: source === 'gameList' && lobby.category !== undefined,
  })
  const favourites = usePages('favourites', {}, { enabled: source === 'favourites', fresh: true })
  const whole = useWhole(source)
  const paged = source === 'gameList' ? gameList : favourites
  const of = source === 'gameList' || source === 'favourites' ? source : undefined
  const isPaged = of !== undefined
  const sent = useMemo(() => {
    if (!isPaged) return whole.value
    const pages = [
      ...gameList.pages.map(({ games }) => games),
      ...favourites.pages.map(({ content }) => content),
    ]
    return pages.length === 0 ? undefined : pages.flat()
  }, [isPaged, whole.value, gameList.pages, favourites.pages])
  const ended = !isPaged || (paged.more === undefined && !paged.asking && !paged.error)
  const value = useMemo(() => {
    const kept = sent && keepGames(sent, lobby, skin.lobby)
    return kept && ended ? sortGames(kept, lobby, language) : kept
  }, [sent, lobby, skin, language, ended])
  const trusted = sent?.length === value?.length ? gameList.pages[0]?.totalCount : undefined
  return {
    call: isPaged
      ? { value, error: paged.error, refreshing: paged.asking, retry: paged.retry }
      : { ...whole, value },
    total: ended ? value?.length : trusted,
    rest: of && { ...paged, of, loadedPages: paged.pages.length, totalPages: totalOf(paged) },
    closedToGuest: source === 'none',
  }
}

function totalOf({ pages }: Pages<{ readonly totalPages: number }>): number {
  return pages[0]?.totalPages ?? 1
}

/** What the pages of a lobby's games are asked with. */
export function useGameListQuery(lobby: Lobby): GamePageQuery {
  const skin = useSkin()
  const { gateway, lobby: bounds } = skin
  const { merchantCode } = gateway
  const { category = '', vendor, show, bet, lines } = lobby
  // The new ones come first, so that few pages have them.
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
    ...(bet && { minimumBet: String(bounds.minimumBet) }),
    ...(lines && { minimumLines: bounds.lines }),
    ...(sort !== 'popular' && { sort }),
  }
}

/** A list that comes at once. */
function useWhole(source: Source): Called<readonly Game[]> {
  const query = popularQuery(useSkin())
  const hot = useCall('hotGames', query, { enabled: source === 'hotGames' })
  const recent = useCall('recentGames', undefined, { enabled: source === 'recentGames' })
  const call = source === 'hotGames' ? hot : recent
  return { ...call, value: call.value?.list }
}
