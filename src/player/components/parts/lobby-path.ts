import type { Category } from '../../../core/contract/categories.ts'

/** The lobby of a category, or of one vendor in it (SPEC.md §2). */
export function lobbyPath(gameType: Category, vass?: string): string {
  return `/m/gameContainer?${new URLSearchParams({ gameType, ...(vass && { vass }) })}`
}
