import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'game-search',
  place: 'page',
  areas: ['home', 'lobby'],
  load: () => import('./GameSearch.tsx'),
  height: () => 60,
})
