import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'mall-orders',
  place: 'page',
  areas: ['mall', 'money'],
  load: () => import('./MallOrders.tsx'),
  height: () => 480,
  unsteady: () => true,
})
