import type { Category } from '../../../core/contract/categories.ts'
import type { Game, PopularQuery } from '../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../core/contract/skin.ts'
import { useCall } from '../../gateway/use-call.ts'
import { useSkin } from '../../registry/skin-context.tsx'

/** What the popular games of a merchant are asked with. */
export function popularQuery(skin: Skin): PopularQuery {
  return { merchantCode: skin.gateway.merchantCode }
}

/** The popular games of the categories given, in the gateway's order; none while or where it has no answer. */
export function usePopularGames(wanted: readonly Category[]): readonly Game[] {
  const { value = [] } = useCall('popularGames', popularQuery(useSkin()))
  return value.filter(({ gameCategory }) => wanted.some((category) => category === gameCategory))
}

/** Two pictures of a vendor's games for its row, not those that stand above it; else what the vendor brings. */
export function pickCovers(
  games: readonly Game[],
  vendor: { readonly accountTypeName: string; readonly art?: string },
  shown: readonly Game[] = [],
): readonly string[] {
  const own = games.filter((game) => game.vendor === vendor.accountTypeName && game.icon)
  const rest = own.filter((game) => !shown.includes(game))
  const icons = [...rest, ...own.filter((game) => shown.includes(game))].map(({ icon }) => icon)
  const pictures = [...icons, vendor.art].filter((icon) => icon !== undefined)
  return [...new Set(pictures)].slice(0, 2)
}
