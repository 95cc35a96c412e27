import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'document',
  place: 'page',
  load: () => import('./DocumentText.tsx'),
  height: () => 480,
  unsteady: () => true,
})
