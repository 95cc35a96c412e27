import { lobbyPageOf } from '../../../core/contract/lobby-page.ts'
import { pageIds } from '../../../core/contract/pages.ts'
import type { PlannedBlock } from '../../../core/contract/plan.ts'
import { useLobbyCategory } from '../../components/parts/use-lobby-category.ts'
import { usePlanScope } from '../../registry/plan-context.tsx'

/** What the bar of a page stands on: the page, a picture, which may say the title itself, a deep one, or the brand's field. */
export type BarGround = 'page' | 'picture' | 'picture-with-title' | 'deep-picture' | 'field'

/** A page whose first block shown is a picture behind the bar lets the bar stand on it. */
export function useBarGround(route: string): BarGround {
  const { planOf, skin } = usePlanScope()
  const category = useLobbyCategory()
  const lobby = route === 'gameContainer' ? lobbyPageOf(category, skin.pages) : undefined
  const pageId = lobby ?? pageIds.find((id) => id === route)
  const first = pageId && planOf(pageId)?.blocks.find(({ shown }) => shown)
  return first ? groundOf(first) : 'page'
}

function groundOf({ type, variant, settings }: PlannedBlock): BarGround {
  if (type === 'game-grid' && variant === 'lead') return 'deep-picture'
  if (type !== 'picture') return 'page'
  if (variant === 'field') return 'field'
  const { behindBar } = settings
  if (behindBar === 'titled') return 'picture'
  return behindBar === 'untitled' ? 'picture-with-title' : 'page'
}
