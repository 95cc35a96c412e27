import { pathTo, type RouteId, routes } from '../../core/contract/pages.ts'

/** Returns the path of the page that a key belongs to, by the name of its group or of its route; undefined if several pages show it. */
export function pageOf(key: string): string | undefined {
  const [group = '', name = ''] = key.split('.')
  const id = group === 'route' ? name : group
  return isRoute(id) ? pathTo(id) : undefined
}

function isRoute(id: string): id is RouteId {
  return Object.hasOwn(routes, id)
}
