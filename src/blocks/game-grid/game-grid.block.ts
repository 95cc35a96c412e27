import { defineBlock } from '../../registry/block.ts'

export const block = defineBlock({
  type: 'game-grid',
  place: 'page',
  load: () => import('./GameGrid.tsx'),
  height: () => 640,
})
