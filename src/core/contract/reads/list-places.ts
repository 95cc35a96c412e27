import type { FlagName } from '../flags.ts'
import type { Condition } from '../generated/config.ts'
import {
  type EntranceDeclaration,
  isOwnPageId,
  listOwnPages,
  type MerchantPages,
  type OwnPageId,
  readEntrance,
} from '../own-pages.ts'
import { type RouteDeclaration, routes } from '../pages.ts'
import { type FrameReads, frameReads } from './frame-reads.ts'
import type { PageReads } from './reads.ts'
import { routeReads } from './route-reads.ts'

/** The page of a route, or a part of the frame around every page. */
export interface ReadingPlace {
  /** `routes.<route>` or `frame.<part>`. */
  readonly id: string
  /** Where a player sees it, as the beginning of a sentence. */
  readonly where: string
  readonly reads: PageReads
  /** The condition under which a visitor comes to it; undefined for everybody. */
  readonly when: Condition | undefined
}

/** Lists the pages of all routes, the own pages of a merchant, and then the parts of the frame. */
export function listPlaces(pages: MerchantPages): readonly ReadingPlace[] {
  const own = listOwnPages(pages).map((id) => placeOfOwnPage(id, pages))
  return [...Object.keys(routes).flatMap(listRoute), ...own, ...listFrame()]
}

/** Lists the routes that show a page, the route or own page of this name, or the parts of the frame for the shell. */
export function listPlacesOf(page: string, pages: MerchantPages): readonly ReadingPlace[] {
  if (page === 'shell') return listFrame()
  if (isOwnPageId(page)) return pages[page] ? [placeOfOwnPage(page, pages)] : []
  const shown = Object.entries<RouteDeclaration>(routes).filter(([, route]) => route.page === page)
  return (shown.length > 0 ? shown.map(([id]) => id) : [page]).flatMap(listRoute)
}

/** Lists the flags that a place reads, with what it shows while each is on. */
export function listParts({ reads }: ReadingPlace): readonly (readonly [FlagName, string])[] {
  // The keys of a closed record.
  return Object.entries(reads.flags ?? {}) as [FlagName, string][]
}

function listRoute(id: string): ReadingPlace[] {
  const route = new Map<string, RouteDeclaration>(Object.entries(routes)).get(id)
  const reads = new Map<string, PageReads>(Object.entries(routeReads)).get(id)
  return route && reads
    ? [{ id: `routes.${id}`, where: `On ${id}`, reads, when: readGuard(route) }]
    : []
}

/** An own page reads nothing beside its blocks. */
function placeOfOwnPage(id: OwnPageId, pages: MerchantPages): ReadingPlace {
  return {
    id: `routes.${id}`,
    where: `On ${id}`,
    reads: {},
    when: readGuard(readEntrance(id, pages)),
  }
}

function listFrame(): ReadingPlace[] {
  return Object.entries<FrameReads>(frameReads).map(([id, { where, when, ...reads }]) => {
    return { id: `frame.${id}`, where, reads, when }
  })
}

/** Returns who may enter a route while which flag is on. A page for guests is open to everyone. */
function readGuard({
  sessions,
  flag,
}: Pick<EntranceDeclaration, 'sessions' | 'flag'>): Condition | undefined {
  const isOpen = sessions === undefined || sessions.includes('guest')
  const all = [
    ...(flag === undefined ? [] : [{ flag }]),
    ...(isOpen ? [] : [{ session: [...sessions] }]),
  ]
  return all.length > 1 ? { all } : all[0]
}
