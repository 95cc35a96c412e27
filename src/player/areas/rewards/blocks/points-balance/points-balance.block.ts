import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'points-balance',
  place: 'page',
  areas: ['mall'],
  load: () => import('./PointsBalance.tsx'),
  height: () => 188,
  calls: (_, { realAccount }) => (realAccount ? [{ call: 'pointsBalance', query: undefined }] : []),
})
