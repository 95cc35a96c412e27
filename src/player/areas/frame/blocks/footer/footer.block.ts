import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'footer',
  place: 'foot',
  load: () => import('./Footer.tsx'),
  height: ({ settings }) => (settings.links.length > 0 ? 60 : 0),
})
