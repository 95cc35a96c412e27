import { findPlayed } from '../../play/played-game.ts'
import { listGames } from '../../world/list-games.ts'
import type { SandboxMerchant } from '../../world/sandbox-merchant.ts'

export interface PlayedTitle {
  readonly vendor: string
  readonly code: string
  readonly category: string
}

/** The games on reels of each merchant, which take long to find. */
const reelsOf = new WeakMap<SandboxMerchant, readonly PlayedTitle[]>()

/** Lists the games of a merchant that are played on reels. */
export function listReels({
  merchant,
  seed,
}: {
  readonly merchant: SandboxMerchant
  readonly seed: string
}): readonly PlayedTitle[] {
  const reels =
    reelsOf.get(merchant) ??
    listGames(seed, merchant)
      .filter(({ vendor, code }) => findPlayed(seed, merchant, { vendor, code })?.kind === 'slot')
      .map(({ vendor, code, category }) => ({ vendor, code, category }))
  reelsOf.set(merchant, reels)
  return reels
}
