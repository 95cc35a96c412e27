import { defineBlock } from '../../../../registry/block.ts'

const heights = { strip: 76, figures: 84, passbook: 84, hero: 76 } as const

export const block = defineBlock({
  type: 'account',
  place: 'page',
  areas: ['home'],
  load: {
    strip: { guest: () => import('./GuestPrompt.tsx'), member: () => import('./StripAccount.tsx') },
    figures: {
      guest: () => import('./GuestPrompt.tsx'),
      member: () => import('./FiguresAccount.tsx'),
    },
    passbook: {
      guest: () => import('./GuestPrompt.tsx'),
      member: () => import('./PassbookAccount.tsx'),
    },
    hero: { guest: () => import('./GuestPrompt.tsx'), member: () => import('./HeroAccount.tsx') },
  },
  // The wallets are below the sum.
  unsteady: ({ variant }) => variant === 'passbook',
  underHeader: ({ variant }) => variant === 'hero',
  height: ({ variant }) => heights[variant],
  calls: (_, { signedIn }) =>
    signedIn
      ? [
          { call: 'memberInfo', query: undefined },
          { call: 'walletBalance', query: undefined },
        ]
      : [],
})
