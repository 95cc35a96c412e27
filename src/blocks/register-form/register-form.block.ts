import { defineBlock } from '../../registry/block.ts'

export const block = defineBlock({
  type: 'register-form',
  place: 'page',
  load: () => import('./RegisterForm.tsx'),
  reachesOut: ({ settings }) => settings.ringAt === 'picture',
  height: () => 760,
  calls: () => [
    { call: 'registerSettings', query: undefined },
    { call: 'registerPatterns', query: undefined },
  ],
})
