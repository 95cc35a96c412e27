import type { Category } from '../../../../../core/contract/categories.ts'
import type { VendorEntry } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useNavigate } from '../../../../kit/controls/navigation.tsx'
import { launchPath, useGameEntry } from '../../../../kit/games/use-game-entry.ts'

/**
 * Returns a function that launches the vendor's game or, for slots, opens the list of its games
 * (SPEC §2.39).
 */
export function useOpenVendor(): (category: Category, vendor: VendorEntry) => void {
  const enter = useGameEntry()
  const navigate = useNavigate()
  return (category, { accountTypeName: vendor }) => {
    if (category === 'RNG') navigate(pathTo('gameList', { gameType: 'RNG', vassalage: vendor }))
    else enter(launchPath(vendor, { gameType: category }))
  }
}
