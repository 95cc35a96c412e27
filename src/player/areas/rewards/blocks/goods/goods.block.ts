import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'goods',
  place: 'page',
  areas: ['mall', 'money'],
  load: () => import('./Goods.tsx'),
  height: () => 720,
  unsteady: () => true,
  calls: (_, { realAccount }) => (realAccount ? [{ call: 'mallGoods', query: undefined }] : []),
})
