import { defineBlock } from '../../../../registry/block.ts'

const heights = { month: 560, week: 260 } as const

export const block = defineBlock({
  type: 'sign-in-calendar',
  place: 'page',
  areas: ['money', 'rewards'],
  load: () => import('./SignInCalendar.tsx'),
  height: ({ variant }) => heights[variant],
  unsteady: () => true,
  calls: (_, { realAccount }) => (realAccount ? [{ call: 'rewardCenter', query: undefined }] : []),
})
