import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'member-menu',
  place: 'page',
  load: { list: () => import('./ListMenu.tsx'), grid: () => import('./GridMenu.tsx') },
  height: ({ variant, settings }) =>
    settings.groups.reduce(
      (sum, { entries }) =>
        sum + 56 + (variant === 'list' ? entries.length * 56 : Math.ceil(entries.length / 4) * 92),
      0,
    ),
  unsteady: () => true,
})
