import type { Category } from '../../../core/contract/categories.ts'
import { useSearch } from '../controls/navigation.tsx'
import { isCategory } from './vendor-groups.ts'

/** Returns the game category of the address, or undefined if the address contains no known one. */
export function useLobbyCategory(): Category | undefined {
  const type = useSearch().get('gameType') ?? ''
  return isCategory(type) ? type : undefined
}
