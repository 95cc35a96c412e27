import { defineBlock } from '../../registry/block.ts'

export const block = defineBlock({
  type: 'red-envelope',
  place: 'floating',
  load: () => import('./RedEnvelope.tsx'),
  areas: ['envelope'],
  height: () => 0,
})
