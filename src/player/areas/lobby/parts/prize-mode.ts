import type { GamePageQuery } from '../../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../../core/contract/skin.ts'

/**
 * Returns the prize mode for the games of a category (SPEC §3.27), or an empty object for a
 * category without lotteries.
 */
export function prizeModeOf(
  category: string | undefined,
  { gateway: { prizeModes } }: Skin,
): Pick<GamePageQuery, 'prizeMode'> {
  const mode = category === 'LOTT' || category === 'ELOTT' ? prizeModes[category] : undefined
  return mode ? { prizeMode: mode } : {}
}
