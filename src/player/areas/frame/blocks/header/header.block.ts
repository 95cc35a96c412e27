import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'header',
  place: 'top',
  load: () => import('./Header.tsx'),
  height: () => 52,
})
