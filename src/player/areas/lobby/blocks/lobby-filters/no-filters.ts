import type { LobbyAddress, LobbyChoice } from '../../../../kit/games/lobby-address.ts'

/** The choice of all games in the gateway's order. */
export const noFilters = {
  show: 'all',
  bet: false,
  lines: false,
  sort: 'popular',
} as const satisfies Partial<LobbyChoice>

/** Returns true if a lobby has any filter, or an order other than the gateway's. */
export function hasFilters({ show, bet, lines, sort }: LobbyAddress): boolean {
  return show !== 'all' || bet || lines || sort !== 'popular'
}
