import type { WinnerBoard } from '../../../../core/contract/generated/gateway.ts'
import { type QueryResult, useCall } from '../../../gateway/use-call.ts'
import { readLanguageCode, useLanguage } from '../../../state/language.ts'
import { winnersQuery } from './winners-query.ts'

/** Milliseconds to wait after a change of language before the request (SPEC §4.19). */
const settleMs = 250
/** Milliseconds between two requests for the board. */
const refreshMs = 30_000

/** Returns the recent wins of every category, in the player's language. */
export function useWinners(): QueryResult<WinnerBoard> {
  const language = useLanguage()
  return useCall('winnerBoard', winnersQuery(readLanguageCode(language)), {
    settleMs,
    refreshMs,
  })
}
