import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'lobby-filters',
  place: 'page',
  areas: ['home', 'lobby'],
  load: {
    tabs: () => import('./RowFilters.tsx'),
    pills: () => import('./RowFilters.tsx'),
    sheet: () => import('./SheetFilters.tsx'),
  },
  height: ({ settings: { count } }) => (count ? 92 : 60),
})
