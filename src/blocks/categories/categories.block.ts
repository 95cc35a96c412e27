import { vendorsQuery } from '../../parts/use-vendors.ts'
import { defineBlock } from '../../registry/block.ts'

const heights = { grid: 232, rail: 560, tabs: 44, pills: 76 } as const

export const block = defineBlock({
  type: 'categories',
  place: 'page',
  load: {
    grid: () => import('./GridCategories.tsx'),
    rail: () => import('./RailCategories.tsx'),
    tabs: () => import('./TabCategories.tsx'),
    pills: () => import('./PillCategories.tsx'),
  },
  height: ({ variant }) => heights[variant],
  calls: (_, { skin }) => [{ call: 'vendors', query: vendorsQuery(skin) }],
})
