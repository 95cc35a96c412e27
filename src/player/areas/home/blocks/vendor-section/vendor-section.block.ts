import { popularQuery } from '../../../../kit/games/use-popular-games.ts'
import { vendorsQuery } from '../../../../kit/games/use-vendors.ts'
import { defineBlock } from '../../../../registry/block.ts'
import { rowsOf } from './plan-rows.ts'

const coverHeights = { none: 0, grid: 376, strip: 196 } as const
const rowHeights = {
  grid: 124,
  lanes: 60,
  list: 97,
  bubbles: 124,
  scenes: 140,
  rows: 80,
  posters: 112,
  crops: 84,
  feature: 212,
  capsules: 200,
} as const

/** Returns the height of the content above the rows, in CSS pixels. */
function heightAboveRows(
  variant: keyof typeof rowHeights,
  covers: keyof typeof coverHeights,
): number {
  if (variant === 'feature') return 212
  return variant === 'list' ? coverHeights[covers] : 0
}

export const block = defineBlock({
  type: 'vendor-section',
  place: 'page',
  areas: ['home'],
  load: {
    grid: () => import('./GridVendors.tsx'),
    lanes: () => import('./LaneVendors.tsx'),
    list: () => import('./ListVendors.tsx'),
    bubbles: () => import('./BubbleVendors.tsx'),
    scenes: () => import('./SceneVendors.tsx'),
    rows: () => import('./RowVendors.tsx'),
    posters: () => import('./PosterVendors.tsx'),
    crops: () => import('./CropVendors.tsx'),
    feature: () => import('./FeatureGames.tsx'),
    capsules: () => import('./CapsuleGames.tsx'),
  },
  // The number of remaining categories is unknown until the gateway responds.
  unsteady: ({ settings }) => settings.category === '*',
  height: ({ variant, settings: { category, covers, rows = rowsOf(category) } }) =>
    80 + rows * rowHeights[variant] + heightAboveRows(variant, covers),
  calls: ({ variant }, { skin }) => [
    { call: 'vendors', query: vendorsQuery(skin) },
    ...(variant === 'list' || variant === 'feature' || variant === 'capsules'
      ? [{ call: 'popularGames', query: popularQuery(skin) } as const]
      : []),
  ],
})
