import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'missions',
  place: 'page',
  areas: ['money', 'rewards'],
  load: { rows: () => import('./Missions.tsx') },
  height: () => 480,
  unsteady: () => true,
  calls: (_, { realAccount }) => (realAccount ? [{ call: 'rewardCenter', query: undefined }] : []),
})
