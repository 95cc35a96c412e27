import type { OwnPage } from './generated/config.ts'
import {
  type PageId,
  type PageLayout,
  pageLayouts,
  type RouteDeclaration,
  type RouteId,
  readPageFlag,
  readRoute,
  routes,
  withoutSlash,
} from './pages.ts'

/**
 * The name of a page that a merchant declares itself, of its blocks and of its route. The prefix keeps it apart from
 * the names of the product, now and in later versions.
 */
export type OwnPageId = `own-${string}`

/** A page of blocks, of the product or of a merchant's own. */
export type BlockPageId = PageId | OwnPageId

/** A route of the product, or that of an own page. */
export type AnyRouteId = RouteId | OwnPageId

/** The pages of blocks of a merchant by name, its own ones among them. */
export type MerchantPages = Readonly<Record<string, Partial<Omit<OwnPage, 'title'>> | undefined>>

export function isOwnPageId(id: string): id is OwnPageId {
  return id.startsWith('own-')
}

/** Lists the names of a merchant's own pages. */
export function listOwnPages(pages: MerchantPages): readonly OwnPageId[] {
  return Object.keys(pages).filter(isOwnPageId)
}

/** Returns the route of a path, of the product or of an own page, with or without a slash at its end. */
export function findRoute(path: string, pages: MerchantPages): AnyRouteId | undefined {
  const own = withoutSlash(path)
  const isAt = (id: string): id is OwnPageId => pages[id]?.path === own
  return readRoute(path) ?? Object.keys(pages).find(isAt)
}

/** The routes of the product; an own page has no name of theirs. */
const productRoutes: Readonly<Record<string, RouteDeclaration<RouteId> | undefined>> = routes

/** What a route of the product and an own page have in common. */
export type EntranceDeclaration = Omit<RouteDeclaration<RouteId>, 'paths' | 'page'>

/** Returns who may enter a route of the product or of an own page, and what is around it. */
export function readEntrance(route: AnyRouteId, pages: MerchantPages): EntranceDeclaration {
  return productRoutes[route] ?? pages[route] ?? {}
}

/** Returns the flag without which nobody comes to a page of blocks; undefined if everybody may. */
export function readGuardFlag(page: string, pages: MerchantPages): string | undefined {
  return isOwnPageId(page) ? pages[page]?.flag : readPageFlag(page)
}

/** Returns the bars and the footer of a route or of an own page. */
export function readLayout(route: AnyRouteId, pages: MerchantPages): PageLayout {
  return pageLayouts[readEntrance(route, pages).layout ?? 'page']
}
