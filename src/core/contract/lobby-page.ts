import type { Category } from './categories.ts'
import type { PageId } from './pages.ts'

/**
 * Categories whose lobby a merchant can configure separately. Every other category, including PVP and
 * ELOTT, has the lobby of FISH (SPEC §2.41).
 */
const separateLobbies: { readonly [C in Category]?: PageId } = {
  SPORTS: 'lobby-sports',
  ESPORTS: 'lobby-sports',
  LOTT: 'lobby-lottery',
}

/** Returns the page whose blocks form the lobby of a category. */
export function lobbyPageOf(
  category: Category | undefined,
  pages: Readonly<Partial<Record<PageId, unknown>>>,
): PageId {
  const separate = category && separateLobbies[category]
  return separate && pages[separate] ? separate : 'lobby'
}
