import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'app-downloads',
  place: 'page',
  areas: ['help'],
  load: () => import('./AppDownloads.tsx'),
  height: () => 480,
})
