import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'picture-link',
  place: 'page',
  areas: ['content'],
  load: () => import('./PictureLink.tsx'),
  height: () => 220,
  unsteady: () => true,
})
