import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'contact',
  place: 'page',
  areas: ['home'],
  load: () => import('./Contact.tsx'),
  height: () => 120,
})
