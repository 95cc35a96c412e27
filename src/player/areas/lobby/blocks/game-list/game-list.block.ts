import { popularQuery } from '../../../../kit/games/use-popular-games.ts'
import { vendorsQuery } from '../../../../kit/games/use-vendors.ts'
import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'game-list',
  place: 'page',
  areas: ['home'],
  load: {
    tiles: () => import('./TileGameList.tsx'),
    compact: () => import('./CompactGameList.tsx'),
    scenes: () => import('./SceneGameList.tsx'),
    rows: () => import('./RowGameList.tsx'),
  },
  height: ({ variant, settings: { types = [] } }) =>
    variant === 'rows'
      ? 80 + Math.max(types.length, 4) * 97
      : Math.max(types.length, 1) * (variant === 'compact' ? 200 : 300),
  calls: ({ variant }, { skin }) => [
    { call: 'vendors', query: vendorsQuery(skin) },
    ...(variant === 'rows' ? [{ call: 'popularGames', query: popularQuery(skin) } as const] : []),
  ],
})
