import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'service-channels',
  place: 'page',
  areas: ['help'],
  load: () => import('./ServiceChannels.tsx'),
  height: () => 480,
})
