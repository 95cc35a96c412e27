import { vendorsQuery } from '../../parts/use-vendors.ts'
import { defineBlock } from '../../registry/block.ts'

const heights = { grid: 232, rail: 560, tabs: 44, pills: 76 } as const

export const block = defineBlock({
  type: 'categories',
  place: 'page',
  load: () => import('./Categories.tsx'),
  height: ({ variant }) => heights[variant],
  calls: (_, { skin }) => [{ call: 'vendors', query: vendorsQuery(skin) }],
})
