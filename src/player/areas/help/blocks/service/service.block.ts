import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'service',
  place: 'bar',
  load: () => import('./Service.tsx'),
  height: () => 0,
})
