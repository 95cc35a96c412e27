import { pageIds } from '../contract/pages.ts'
import { usePlanScope } from '../registry/plan-context.tsx'

/** What the bar of a page stands on: the page, or a picture, which may say the title itself. */
export type BarGround = 'page' | 'picture' | 'picture-with-title'

/** A page whose first block shown is a picture behind the bar lets the bar stand on it. */
export function useBarGround(route: string): BarGround {
  const { planOf } = usePlanScope()
  const pageId = pageIds.find((id) => id === route)
  const first = pageId && planOf(pageId)?.blocks.find(({ shown }) => shown)
  if (first?.type !== 'picture') return 'page'
  const { behindBar } = first.settings
  if (behindBar === 'titled') return 'picture'
  return behindBar === 'untitled' ? 'picture-with-title' : 'page'
}
