import { vendorsQuery } from '../../../../kit/games/use-vendors.ts'
import { defineBlock } from '../../../../registry/block.ts'

const heights = { chips: 60, bubbles: 116 } as const

export const block = defineBlock({
  type: 'vendor-bar',
  place: 'page',
  areas: ['home', 'lobby'],
  load: () => import('./VendorBar.tsx'),
  height: ({ variant }) => heights[variant],
  calls: (_, { skin }) => [{ call: 'vendors', query: vendorsQuery(skin) }],
})
