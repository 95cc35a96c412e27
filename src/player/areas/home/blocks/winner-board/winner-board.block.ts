import { defineBlock } from '../../../../registry/block.ts'
import { winnersQuery } from '../../parts/winners-query.ts'

const heads = { podium: 316, table: 150, almanac: 120, ticker: 0 } as const

export const block = defineBlock({
  type: 'winner-board',
  place: 'page',
  areas: ['home'],
  load: {
    podium: () => import('./PodiumWinners.tsx'),
    table: () => import('./TableWinners.tsx'),
    almanac: () => import('./AlmanacWinners.tsx'),
    ticker: () => import('./TickerWinners.tsx'),
  },
  height: ({ variant, settings: { visible } }) =>
    variant === 'ticker' ? 56 : variant === 'almanac' ? 396 : heads[variant] + visible * 60,
  calls: (_, { language, skin }) => {
    const code = skin.languages.supported.find(({ tag }) => tag === language)?.code
    return [{ call: 'winnerBoard', query: winnersQuery(code ?? language) }]
  },
})
