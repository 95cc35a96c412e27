import type { Handler } from '../sandbox.ts'
import { namedGames } from './games.ts'

const pageSize = 24

/** The games of a category a page at a time, or of one vendor in it; hot ones first. */
export const gameList: Handler<'gameList'> = (request) => {
  const { gameType, vassalage, pageNum = 1 } = request.query
  const games = namedGames(
    request,
    ({ category, vendor }) =>
      (!gameType || category === gameType) && (!vassalage || vendor === vassalage),
  ).sort((one, other) => Number(other.hot) - Number(one.hot))
  const totalPages = Math.max(1, Math.ceil(games.length / pageSize))
  return {
    games: games.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    pageNum,
    totalPages,
    totalCount: games.length,
  }
}
