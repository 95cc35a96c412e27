import { type Category, categories } from '../contract/categories.ts'
import type { RouteId } from '../contract/pages.ts'
import type { MessageKey } from '../i18n/message-key.ts'
import { useT } from '../i18n/use-t.ts'
import { useSearch } from '../ui/navigation.tsx'
import { readRouteDeclaration } from './resolve-visit.ts'

/** The title of a page; the game container is titled by its game type (SPEC.md §2). */
export function useRouteTitle(route: RouteId): string {
  const t = useT()
  const type = useSearch().get('gameType') ?? ''
  const byType = route === 'gameContainer' || route === 'gameList'
  if (byType && Object.hasOwn(categories, type)) return t(categories[type as Category].title)
  return t(readRouteDeclaration(route).title as MessageKey) // every title is a key of the catalogue
}
