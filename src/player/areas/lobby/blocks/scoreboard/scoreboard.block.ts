import { lobbyNewsQuery } from '../../../../kit/games/lobby-news.ts'
import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'scoreboard',
  place: 'page',
  areas: ['home'],
  load: () => import('./Scoreboard.tsx'),
  height: () => 256,
  calls: (_, { skin }) => [{ call: 'lobbyNews', query: lobbyNewsQuery(skin) }],
})
