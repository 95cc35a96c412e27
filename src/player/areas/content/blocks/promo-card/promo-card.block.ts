import { defineBlock } from '../../../../registry/block.ts'

const heights = { card: 340, row: 160 } as const

export const block = defineBlock({
  type: 'promo-card',
  place: 'page',
  areas: ['content'],
  load: () => import('./PromoCard.tsx'),
  height: ({ variant }) => heights[variant],
  unsteady: () => true,
  turns: ({ settings }) => (settings.until === undefined ? [] : [settings.until]),
})
