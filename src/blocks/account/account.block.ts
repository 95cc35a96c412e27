import { defineBlock } from '../../registry/block.ts'

const heights = { strip: 76, figures: 84, passbook: 84, hero: 76 } as const

export const block = defineBlock({
  type: 'account',
  place: 'page',
  load: {
    strip: () => import('./StripAccount.tsx'),
    figures: () => import('./FiguresAccount.tsx'),
    passbook: () => import('./PassbookAccount.tsx'),
    hero: () => import('./HeroAccount.tsx'),
  },
  height: ({ variant }) => heights[variant],
  calls: (_, { signedIn }) =>
    signedIn
      ? [
          { call: 'memberInfo', query: undefined },
          { call: 'walletBalance', query: undefined },
        ]
      : [],
})
