import { popularQuery } from '../../../../kit/games/use-popular-games.ts'
import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'game-grid',
  place: 'page',
  areas: ['home', 'lobby'],
  load: {
    covers: () => import('./GameGrid.tsx'),
    captioned: () => import('./GameGrid.tsx'),
    rows: () => import('./RowGrid.tsx'),
    lead: () => import('./LeadGame.tsx'),
  },
  height: ({ variant }) => (variant === 'lead' ? 268 : 640),
  calls: ({ variant }, { skin }) =>
    variant === 'lead' ? [{ call: 'popularGames', query: popularQuery(skin) }] : [],
})
