import { announcementsQuery } from '../../../../kit/pages/announcements.ts'
import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'notices',
  place: 'page',
  areas: ['home'],
  load: () => import('./Notices.tsx'),
  height: () => 44,
  calls: (_, { skin }) => [{ call: 'announcements', query: announcementsQuery(skin) }],
})
