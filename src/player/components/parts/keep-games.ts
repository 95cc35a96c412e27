import type { Game } from '../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../core/contract/skin.ts'
import type { LobbyAddress } from './lobby-address.ts'

export type Kept = Pick<LobbyAddress, 'category' | 'vendor' | 'show' | 'bet' | 'lines'>

/**
 * The games that a lobby's address asks for, each once: a gateway that filters nothing is filtered
 * here. A game that does not say its least bet or its lines is kept.
 */
export function keepGames(games: readonly Game[], address: Kept, bounds: Bounds): readonly Game[] {
  const seen = new Set<string>()
  return games.filter((game) => {
    const key = gameKey(game)
    const again = seen.has(key)
    seen.add(key)
    return !again && standsHere(game, address) && isWithin(game, address, bounds)
  })
}

type Bounds = Pick<Skin['lobby'], 'minimumBet' | 'lines'>

function standsHere(game: Game, { category, vendor, show }: Kept): boolean {
  if (game.gameCategory !== undefined && game.gameCategory !== category) return false
  if (vendor !== undefined && game.vendor !== vendor) return false
  return show !== 'new' || game.isNew === true
}

function isWithin(game: Game, { bet, lines }: Kept, bounds: Bounds): boolean {
  if (bet && Number(game.minimumBet ?? bounds.minimumBet) < bounds.minimumBet) return false
  return !lines || (game.lines ?? bounds.lines) >= bounds.lines
}

/** What tells a game from any other. */
export function gameKey({ vendor, gameCode }: Pick<Game, 'vendor' | 'gameCode'>): string {
  return `${vendor} ${gameCode}`
}

/** A whole list in the order asked for; the gateway's own for the popular first. */
export function sortGames(
  games: readonly Game[],
  { sort }: Pick<LobbyAddress, 'sort'>,
  language: string,
): readonly Game[] {
  if (sort === 'popular') return games
  if (sort === 'newest')
    return games.toSorted((one, other) => Number(other.isNew ?? false) - Number(one.isNew ?? false))
  const { compare } = new Intl.Collator(language, { numeric: true })
  return games.toSorted((one, other) => compare(one.gameName, other.gameName))
}
