import type { Category } from '../../../core/contract/categories.ts'
import { pathTo } from '../../../core/contract/pages.ts'

/** Returns the path of the lobby of a category, or of one vendor in it (SPEC §2.14). */
export function lobbyPath(gameType: Category, vass?: string): string {
  return pathTo('gameContainer', { gameType, ...(vass && { vass }) })
}
