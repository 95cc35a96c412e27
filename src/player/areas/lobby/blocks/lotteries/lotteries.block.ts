import { defineBlock } from '../../../../registry/block.ts'
import { lotteriesQuery } from './lotteries-query.ts'

export const block = defineBlock({
  type: 'lotteries',
  place: 'page',
  areas: ['home'],
  load: {
    leaf: () => import('./LeafLotteries.tsx'),
    tiles: () => import('./TileLotteries.tsx'),
    rows: () => import('./RowLotteries.tsx'),
    groups: () => import('./GroupLotteries.tsx'),
  },
  // The length of the draw's name decides the height of the leaf.
  unsteady: ({ variant }) => variant === 'leaf',
  height: ({ variant, settings: { limit } }) =>
    variant === 'leaf' ? 650 : 80 + (variant === 'rows' ? limit * 84 : Math.ceil(limit / 2) * 124),
  calls: ({ settings }, { skin }) => [
    { call: 'lotteries', query: lotteriesQuery(skin, settings.mode) },
  ],
})
