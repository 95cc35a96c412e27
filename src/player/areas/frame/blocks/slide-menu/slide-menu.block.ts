import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'slide-menu',
  place: 'drawer',
  load: () => import('./SlideMenu.tsx'),
  height: () => 0,
})
