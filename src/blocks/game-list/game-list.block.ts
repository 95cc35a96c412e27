import { vendorsQuery } from '../../parts/use-vendors.ts'
import { defineBlock } from '../../registry/block.ts'

export const block = defineBlock({
  type: 'game-list',
  place: 'page',
  load: {
    tiles: () => import('./TileGameList.tsx'),
    compact: () => import('./CompactGameList.tsx'),
    scenes: () => import('./SceneGameList.tsx'),
  },
  height: ({ variant, settings: { types = [] } }) =>
    Math.max(types.length, 1) * (variant === 'compact' ? 200 : 300),
  calls: (_, { skin }) => [{ call: 'vendors', query: vendorsQuery(skin) }],
})
