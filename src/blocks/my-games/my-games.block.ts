import { defineBlock } from '../../registry/block.ts'

export const block = defineBlock({
  type: 'my-games',
  place: 'page',
  load: () => import('./MyGames.tsx'),
  height: ({ variant, settings: { limit = 12 } }) =>
    variant === 'rail' ? 212 : 64 + Math.ceil(limit / 3) * 158,
})
