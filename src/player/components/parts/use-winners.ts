import type { WinnerBoard } from '../../../core/contract/generated/gateway.ts'
import { type Called, useCall } from '../../gateway/use-call.ts'
import { readLanguageCode, useLanguage } from '../../state/language.ts'
import { winnersQuery } from './winners-query.ts'

/** A change of language is asked after this many quiet milliseconds (SPEC §4.19). */
const settleMs = 250
/** How often the board is asked for anew, in milliseconds. */
const refreshMs = 30_000

/** The recent wins of every category, in the player's language. */
export function useWinners(): Called<WinnerBoard> {
  const language = useLanguage()
  return useCall('winnerBoard', winnersQuery(readLanguageCode(language)), {
    settleMs,
    refreshMs,
  })
}
