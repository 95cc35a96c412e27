import { vendorsQuery } from '../../../../kit/games/use-vendors.ts'
import { defineBlock } from '../../../../registry/block.ts'

const heights = { grid: 232, rail: 560, side: 560, tabs: 44, pills: 76 } as const

export const block = defineBlock({
  type: 'categories',
  place: 'page',
  areas: ['home'],
  load: {
    grid: () => import('./GridCategories.tsx'),
    rail: () => import('./RailCategories.tsx'),
    side: () => import('./SideCategories.tsx'),
    tabs: () => import('./TabCategories.tsx'),
    pills: () => import('./PillCategories.tsx'),
  },
  reachesOut: ({ variant }) => variant === 'rail',
  aside: ({ variant }) => variant === 'side',
  height: ({ variant }) => heights[variant],
  calls: ({ variant, settings: { hot, feature } }, { skin }) => {
    const { merchantCode } = skin.gateway
    return [
      { call: 'vendors', query: vendorsQuery(skin) },
      ...(variant === 'rail' && (hot || feature)
        ? [{ call: 'hotGames' as const, query: { merchantCode } }]
        : []),
    ]
  },
})
