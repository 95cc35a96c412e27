import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'questions',
  place: 'page',
  areas: ['content'],
  load: () => import('./Questions.tsx'),
  height: ({ settings }) => 64 + 52 * Math.max(1, settings.items.length),
  unsteady: () => true,
})
