import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'help-topics',
  place: 'page',
  areas: ['help'],
  load: () => import('./HelpTopics.tsx'),
  height: () => 480,
})
