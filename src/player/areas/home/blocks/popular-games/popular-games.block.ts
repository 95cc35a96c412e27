import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'popular-games',
  place: 'page',
  areas: ['home'],
  load: () => import('./PopularGames.tsx'),
  height: ({ variant, settings: { limit } }) =>
    variant === 'strip' ? 240 : 80 + Math.ceil(limit / 3) * 196,
  calls: ({ settings }, { skin }) => [
    {
      call: settings.source === 'hot' ? 'hotGames' : 'popularGames',
      query: { merchantCode: skin.gateway.merchantCode },
    },
  ],
})
