import { defineBlock } from '../../../../registry/block.ts'

const heights = { tiles: 220, line: 120 } as const

export const block = defineBlock({
  type: 'countdown',
  place: 'page',
  areas: ['content'],
  load: () => import('./CountdownBlock.tsx'),
  height: ({ variant }) => heights[variant],
  unsteady: () => true,
  turns: ({ settings }) => [settings.until],
})
