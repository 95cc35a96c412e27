import { defineBlock } from '../../../../registry/block.ts'

const heights = { button: 64, pill: 80, link: 52, pair: 64 } as const

export const block = defineBlock({
  type: 'trial-play',
  place: 'page',
  areas: ['account'],
  load: () => import('./TrialPlay.tsx'),
  height: ({ variant }) => heights[variant],
})
