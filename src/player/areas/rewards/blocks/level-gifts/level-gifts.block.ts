import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'level-gifts',
  place: 'page',
  areas: ['money', 'rewards'],
  load: { rows: () => import('./LevelGifts.tsx') },
  height: () => 320,
  unsteady: () => true,
  calls: (_, { realAccount }) => (realAccount ? [{ call: 'levelGifts', query: undefined }] : []),
})
