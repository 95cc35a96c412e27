import { defineBlock } from '../../registry/block.ts'

export const block = defineBlock({
  type: 'bottom-menu',
  place: 'bottom',
  load: () => import('./BottomMenu.tsx'),
  height: () => 56,
})
