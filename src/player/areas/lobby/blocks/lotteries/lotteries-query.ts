import type { LotteriesQuery } from '../../../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../../../core/contract/skin.ts'
import { prizeModeOf } from '../../parts/prize-mode.ts'

/** Returns the query for the lotteries of one list (SPEC §7.31). */
export function lotteriesQuery(skin: Skin, mode: 'Lott' | 'Elott' = 'Lott'): LotteriesQuery {
  return { ...prizeModeOf(mode === 'Lott' ? 'LOTT' : 'ELOTT', skin), type: mode }
}
