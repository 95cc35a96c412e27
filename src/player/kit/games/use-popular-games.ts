import type { Category } from '../../../core/contract/categories.ts'
import type { Game, PopularQuery } from '../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../core/contract/skin.ts'
import { useCall } from '../../gateway/use-call.ts'
import { useSkin } from '../../registry/skin-context.tsx'

/** Returns the query for the popular games of a merchant. */
export function popularQuery(skin: Skin): PopularQuery {
  return { merchantCode: skin.gateway.merchantCode }
}

/**
 * Returns the popular games of the given categories in the gateway's order, or an empty list until
 * or unless they load.
 */
export function usePopularGames(only: readonly Category[]): readonly Game[] {
  const { value = [] } = useCall('popularGames', popularQuery(useSkin()))
  return value.filter(({ gameCategory }) => only.some((category) => category === gameCategory))
}

/**
 * Returns two pictures of a vendor's games for its row, first those not shown above, then the
 * vendor's own picture.
 */
export function pickCovers(
  games: readonly Game[],
  vendor: { readonly accountTypeName: string; readonly art?: string },
  shown: readonly Game[] = [],
): readonly string[] {
  const vendorGames = games.filter((game) => game.vendor === vendor.accountTypeName && game.icon)
  const notShown = vendorGames.filter((game) => !shown.includes(game))
  const icons = [...notShown, ...vendorGames.filter((game) => shown.includes(game))].map(
    ({ icon }) => icon,
  )
  const pictures = [...icons, vendor.art].filter((icon) => icon !== undefined)
  return [...new Set(pictures)].slice(0, 2)
}
