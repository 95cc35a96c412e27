import { vendorsQuery } from '../../../../kit/games/use-vendors.ts'
import { defineBlock } from '../../../../registry/block.ts'

const heights = { row: 88, banner: 160 } as const

export const block = defineBlock({
  type: 'vendor-head',
  place: 'page',
  areas: ['home'],
  load: () => import('./VendorHead.tsx'),
  height: ({ variant }) => heights[variant],
  calls: (_, { skin }) => [{ call: 'vendors', query: vendorsQuery(skin) }],
})
