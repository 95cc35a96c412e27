import { type AnyRouteId, readLayout } from '../../../core/contract/own-pages.ts'
import type { PlannedBlock } from '../../../core/contract/plan.ts'
import { readRoutePage } from '../../../core/contract/route-page.ts'
import { useLobbyCategory } from '../../kit/games/use-lobby-category.ts'
import { usePlanScope } from '../../registry/plan-context.tsx'
import { useBarBackground } from '../use-bar-background.ts'

/** The blocks of home and of the member centre that show the account. */
const accountTypes: readonly string[] = ['account', 'member-profile', 'member-wallet']

/**
 * Returns the place of the lines about what is open: the id of the block above them, or `top` for the head of the
 * page. Undefined without a place: on the deposit page, which shows the order itself, and on a page that fills the
 * screen.
 */
export function useLineSpot(route: AnyRouteId): { readonly below: string } | 'top' | undefined {
  const { planOf, skin } = usePlanScope()
  const pageId = readRoutePage(route, useLobbyCategory(), skin.pages)
  const background = useBarBackground(route)
  if (route === 'deposit' || readLayout(route, skin.pages).top === 'none') return undefined
  const shown = ((pageId && planOf(pageId)?.blocks) ?? []).filter((block) => block.shown)
  const isOwn = route === 'home' || route === 'memberHome'
  const account = isOwn ? shown.findLast(isAccount) : undefined
  // The first block reaches under the bar of home and under a bar without a background.
  const above = account ?? (isOwn || background !== 'page' ? shown[0] : undefined)
  return above ? { below: above.id } : 'top'
}

function isAccount({ type }: PlannedBlock): boolean {
  return accountTypes.includes(type)
}
