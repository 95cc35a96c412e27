import type { GamePageQuery } from '../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../core/contract/skin.ts'

/** Returns the prize mode that a category is asked with (SPEC §3.27); nothing where it has no lotteries. */
export function prizeModeOf(
  category: string | undefined,
  { gateway: { prizeModes } }: Skin,
): Pick<GamePageQuery, 'prizeMode'> {
  const mode = category === 'LOTT' || category === 'ELOTT' ? prizeModes[category] : undefined
  return mode ? { prizeMode: mode } : {}
}
