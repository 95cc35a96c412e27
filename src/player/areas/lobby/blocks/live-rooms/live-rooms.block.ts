import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'live-rooms',
  place: 'page',
  areas: ['home', 'rooms', 'money'],
  load: () => import('./LiveRooms.tsx'),
  // Only the category of live casino has rooms.
  height: () => 0,
  unsteady: () => true,
})
