import { defineBlock } from '../../registry/block.ts'

export const block = defineBlock({
  type: 'trial-form',
  place: 'page',
  load: () => import('./TrialForm.tsx'),
  height: () => 320,
})
