import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'promotions',
  place: 'page',
  areas: ['promotions'],
  load: {
    tickets: () => import('./TicketPromotions.tsx'),
    posters: () => import('./PosterPromotions.tsx'),
  },
  height: () => 720,
  unsteady: () => true,
  calls: () => [{ call: 'promotions', query: undefined }],
})
