import type { Category } from '../../../core/contract/categories.ts'
import { useSearch } from '../ui/navigation.tsx'
import { isCategory } from './vendor-groups.ts'

/** The game category of the address; undefined where it names none that the product knows. */
export function useLobbyCategory(): Category | undefined {
  const type = useSearch().get('gameType') ?? ''
  return isCategory(type) ? type : undefined
}
