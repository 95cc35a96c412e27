import type { AnyRouteId } from '../../core/contract/own-pages.ts'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import { readRoutePage } from '../../core/contract/route-page.ts'
import { useLobbyCategory } from '../kit/games/use-lobby-category.ts'
import { usePlanScope } from '../registry/plan-context.tsx'

/** The background of the navbar: the page, a picture, a picture that shows the title itself, a tall picture, or the brand's field. */
export type BarBackground = 'page' | 'picture' | 'picture-with-title' | 'deep-picture' | 'field'

/**
 * Returns the background of a route's navbar, from the first block that the page shows. A block whose definition
 * has not come counts as shown, so that the bar does not change when it comes.
 */
export function useBarBackground(route: AnyRouteId): BarBackground {
  const { planOf, skin, facts } = usePlanScope()
  const pageId = readRoutePage(route, useLobbyCategory(), skin.pages)
  const first =
    pageId &&
    planOf(pageId)?.blocks.find(({ shown, reason }) => shown || reason.code === 'UNKNOWN_TYPE')
  // The line of a trial lies between the bar and the picture.
  return first && facts.session !== 'trial' ? backgroundOf(first) : 'page'
}

function backgroundOf({ type, variant, settings }: PlannedBlock): BarBackground {
  if (type === 'game-grid' && variant === 'lead') return 'deep-picture'
  if (type === 'lotteries' && settings['tone'] === 'deep') return 'deep-picture'
  if (type !== 'picture') return 'page'
  if (variant === 'field') return 'field'
  const { behindBar } = settings
  if (behindBar === 'titled') return 'picture'
  return behindBar === 'untitled' ? 'picture-with-title' : 'page'
}
