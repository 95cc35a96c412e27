import { defineBlock } from '../../../../registry/block.ts'
import { affiliateQuery, readLinkCode } from './affiliate-query.ts'

export const block = defineBlock({
  type: 'register-form',
  place: 'page',
  areas: ['account', 'form'],
  load: () => import('./RegisterForm.tsx'),
  reachesOut: ({ settings }) => settings.ringAt === 'picture',
  height: () => 760,
  calls: () => [
    { call: 'registerSettings', query: undefined },
    { call: 'registerPatterns', query: undefined },
    { call: 'affiliate', query: affiliateQuery(readLinkCode()) },
  ],
})
