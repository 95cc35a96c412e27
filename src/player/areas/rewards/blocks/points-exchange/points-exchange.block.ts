import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'points-exchange',
  place: 'page',
  areas: ['mall', 'money'],
  load: () => import('./PointsExchange.tsx'),
  height: () => 420,
  unsteady: () => true,
  calls: (_, { realAccount }) => (realAccount ? [{ call: 'convertTerms', query: undefined }] : []),
})
