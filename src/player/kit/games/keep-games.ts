import type { Game, GameKey } from '../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../core/contract/skin.ts'
import type { LobbyAddress } from './lobby-address.ts'

export type Kept = Pick<LobbyAddress, 'category' | 'vendor' | 'show' | 'bet' | 'lines'>

/**
 * Filters games by a lobby's address and removes duplicates, because a gateway may not filter. A
 * game without a minimum bet or a number of lines passes those filters.
 */
export function keepGames(games: readonly Game[], address: Kept, limits: Limits): readonly Game[] {
  const seen = new Set<string>()
  return games.filter((game) => {
    const key = gameKey(game)
    const isDuplicate = seen.has(key)
    seen.add(key)
    return !isDuplicate && isInLobby(game, address) && meetsLimits(game, address, limits)
  })
}

type Limits = Pick<Skin['lobby'], 'minimumBet' | 'lines'>

function isInLobby(game: Game, { category, vendor, show }: Kept): boolean {
  if (game.gameCategory !== undefined && game.gameCategory !== category) return false
  if (vendor !== undefined && game.vendor !== vendor) return false
  return show !== 'new' || game.isNew === true
}

function meetsLimits(game: Game, { bet, lines }: Kept, limits: Limits): boolean {
  if (bet && Number(game.minimumBet ?? limits.minimumBet) < limits.minimumBet) return false
  return !lines || (game.lines ?? limits.lines) >= limits.lines
}

/** Returns the unique key of a game or a lottery. */
export function gameKey({ vendor, gameCode }: GameKey): string {
  return `${vendor} ${gameCode}`
}

/** Sorts a complete list by the chosen order; "popular" keeps the gateway's order. */
export function sortGames(
  games: readonly Game[],
  { sort }: Pick<LobbyAddress, 'sort'>,
  language: string,
): readonly Game[] {
  if (sort === 'popular') return games
  if (sort === 'newest')
    return [...games].sort(
      (one, other) => Number(other.isNew ?? false) - Number(one.isNew ?? false),
    )
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...games].sort((one, other) => compare(one.gameName, other.gameName))
}
