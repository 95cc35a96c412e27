import { defineBlock } from '../../../../registry/block.ts'

const heights = { card: 196, vendors: 320 } as const

export const block = defineBlock({
  type: 'member-wallet',
  place: 'page',
  areas: ['home', 'member'],
  load: {
    card: () => import('./CardWallet.tsx'),
    vendors: () => import('./VendorWallets.tsx'),
  },
  height: ({ variant }) => heights[variant],
  unsteady: ({ variant }) => variant === 'vendors',
  calls: (_, { realAccount }) => (realAccount ? [{ call: 'walletBalance', query: undefined }] : []),
})
