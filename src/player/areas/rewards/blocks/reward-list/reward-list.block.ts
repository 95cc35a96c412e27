import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'reward-list',
  place: 'page',
  areas: ['money', 'rewards'],
  load: { cards: () => import('./RewardList.tsx') },
  height: () => 360,
  unsteady: () => true,
  calls: (_, { realAccount }) => (realAccount ? [{ call: 'rewardCenter', query: undefined }] : []),
})
