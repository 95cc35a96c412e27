import type { Category } from './categories.ts'
import { type AnyRouteId, type BlockPageId, isOwnPageId } from './own-pages.ts'
import { type PageId, readRouteDeclaration } from './pages.ts'

/**
 * Categories whose lobby a merchant can configure separately. Every other category, including PVP and
 * ELOTT, has the lobby of FISH (SPEC §2.41).
 */
const separateLobbies: { readonly [C in Category]?: PageId } = {
  SPORTS: 'lobby-sports',
  ESPORTS: 'lobby-sports',
  LOTT: 'lobby-lottery',
}

/**
 * Returns the page whose blocks a route shows, or undefined for a page without blocks. A lobby depends
 * on the category of the address and on the pages that the merchant configures.
 */
export function readRoutePage(
  route: AnyRouteId,
  category: Category | undefined,
  pages: Readonly<Partial<Record<PageId, unknown>>>,
): BlockPageId | undefined {
  const page = isOwnPageId(route) ? route : readRouteDeclaration(route).page
  const separate = category && separateLobbies[category]
  return page === 'lobby' && separate && pages[separate] ? separate : page
}
