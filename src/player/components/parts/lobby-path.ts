import type { Category } from '../../../core/contract/categories.ts'

/** Returns the path of the lobby of a category, or of one vendor in it (SPEC §2.14). */
export function lobbyPath(gameType: Category, vass?: string): string {
  return `/m/gameContainer?${new URLSearchParams({ gameType, ...(vass && { vass }) })}`
}
