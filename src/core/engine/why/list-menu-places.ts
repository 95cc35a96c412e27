import { type MenuSource, resolveMenus } from '../../config/menus.ts'
import type { ReadingPlace } from '../../contract/reads/list-places.ts'

/** Lists the entries of both menus as places with the condition under which each is shown; none reads anything. */
export function listMenuPlaces(merchant: MenuSource): readonly ReadingPlace[] {
  const { bottom, menu } = resolveMenus(merchant)
  const listed = [
    { id: 'bottom', where: 'In the bottom menu', entries: bottom },
    {
      id: 'menu',
      where: 'In the slide-in menu',
      entries: menu.flatMap(({ entries }) => entries),
    },
  ]
  return listed.flatMap(({ id, where, entries }) =>
    entries.map(({ id: entry, when }) => {
      return { id: `navigation.${id}.${entry}`, where, reads: {}, when }
    }),
  )
}
