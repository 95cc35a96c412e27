import { popularQuery } from '../../../../kit/games/use-popular-games.ts'
import { defineBlock } from '../../../../registry/block.ts'
import { myGamesFlags } from './my-games-flags.ts'

export const block = defineBlock({
  type: 'my-games',
  place: 'page',
  areas: ['home', 'lobby'],
  load: () => import('./MyGames.tsx'),
  height: ({ variant, settings: { limit } }) =>
    variant === 'rail' ? 212 : 64 + Math.ceil(limit / 3) * 158,
  // The block below waits for the response, because there may be no games to show.
  calls: ({ settings: { which } }, { skin, signedIn, allows }) => {
    if (which !== 'hot' && !signedIn) return []
    const allowed = allows(myGamesFlags[which])
    if (!allowed) return allowed === undefined ? null : []
    if (which === 'hot') return [{ call: 'hotGames', query: popularQuery(skin) }]
    return which === 'recent'
      ? [{ call: 'recentGames', query: undefined }]
      : [{ call: 'favourites', query: { pageNum: 1 } }]
  },
})
