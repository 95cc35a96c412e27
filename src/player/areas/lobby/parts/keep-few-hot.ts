import type { Game } from '../../../../core/contract/generated/gateway.ts'

/** A tag that more games than one in this many have tells nothing apart. */
const most = 5

/**
 * Leaves at most one game in five hot: of each five in a row, the first that is. A game that is
 * loaded later changes none before it.
 */
export function keepFewHot(games: readonly Game[]): readonly Game[] {
  return games.map((game, index) => {
    if (!game.hot) return game
    const five = games.slice(index - (index % most), index)
    return five.some(({ hot }) => hot) ? { ...game, hot: false } : game
  })
}
