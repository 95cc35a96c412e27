import type { Category } from './categories.ts'
import type { PageId } from './pages.ts'

/**
 * Lobbies that a merchant may make up on their own; every other category, PVP and ELOTT too, has
 * that of FISH (SPEC §2.41).
 */
const own: { readonly [C in Category]?: PageId } = {
  SPORTS: 'lobby-sports',
  ESPORTS: 'lobby-sports',
  LOTT: 'lobby-lottery',
}

/** The list of blocks that the lobby of a category is. */
export function lobbyPageOf(
  category: Category | undefined,
  pages: Readonly<Partial<Record<PageId, unknown>>>,
): PageId {
  const wanted = category && own[category]
  return wanted && pages[wanted] ? wanted : 'lobby'
}
