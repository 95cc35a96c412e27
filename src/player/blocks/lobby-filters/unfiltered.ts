import type { LobbyAddress, LobbyChoice } from '../../components/parts/lobby-address.ts'

/** Every game in the gateway's own order. */
export const unfiltered = {
  show: 'all',
  bet: false,
  lines: false,
  sort: 'popular',
} as const satisfies Partial<LobbyChoice>

/** Whether anything is chosen but which games; their kinds stand in a row of their own. */
export function isNarrowed({ show, bet, lines, sort }: LobbyAddress): boolean {
  return show !== 'all' || bet || lines || sort !== 'popular'
}
