import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'trial-form',
  place: 'page',
  areas: ['account', 'form'],
  load: () => import('./TrialForm.tsx'),
  height: () => 320,
})
