import { defineBlock } from '../../../../registry/block.ts'

const heights = { row: 212, hero: 168 } as const

export const block = defineBlock({
  type: 'member-profile',
  place: 'page',
  areas: ['member'],
  load: { row: () => import('./RowProfile.tsx'), hero: () => import('./HeroProfile.tsx') },
  height: ({ variant }) => heights[variant],
  calls: ({ settings }, { realAccount }) =>
    realAccount
      ? [
          { call: 'memberInfo', query: undefined },
          ...(settings.progress ? [{ call: 'vipProgress' as const, query: undefined }] : []),
        ]
      : [],
})
