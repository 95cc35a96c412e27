import type { WinnerBoardQuery } from '../../../../core/contract/generated/gateway.ts'

/**
 * Returns the query for the winner board in a language, given by its gateway code: always a hundred
 * wins of every category (SPEC §7.25 and §9.1).
 */
export function winnersQuery(language: string): WinnerBoardQuery {
  return { gameCategory: 'ALL', language, limitNum: 100 }
}
