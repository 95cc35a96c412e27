import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'bottom-menu',
  place: 'bottom',
  areas: ['home'],
  load: {
    flat: () => import('./FlatMenu.tsx'),
    ruled: () => import('./RuledMenu.tsx'),
    floating: () => import('./FloatingMenu.tsx'),
    notched: () => import('./NotchedMenu.tsx'),
    dock: () => import('./DockMenu.tsx'),
  },
  height: () => 56,
})
