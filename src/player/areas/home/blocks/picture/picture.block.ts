import { defineBlock } from '../../../../registry/block.ts'
import { heights } from './heights.ts'

export const block = defineBlock({
  type: 'picture',
  place: 'page',
  load: () => import('./PictureBlock.tsx'),
  reachesOut: ({ settings }) => settings.followed !== undefined,
  height: ({ variant, settings }) => (settings.over ? 296 : heights[variant]),
  calls: ({ settings }, { skin }) =>
    settings.group === undefined
      ? []
      : [
          {
            call: 'announcements',
            query: {
              types: 'B',
              groupName: settings.group,
              platform: 'M',
              merchantCode: skin.gateway.merchantCode,
            },
          },
        ],
})
