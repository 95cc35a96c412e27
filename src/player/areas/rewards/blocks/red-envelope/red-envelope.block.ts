import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'red-envelope',
  place: 'line',
  load: () => import('./RedEnvelope.tsx'),
  areas: ['envelope'],
  height: () => 0,
  calls: (_, { realAccount }) => (realAccount ? [{ call: 'redEnvelope', query: undefined }] : []),
})
