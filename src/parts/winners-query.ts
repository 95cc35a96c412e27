import type { WinnerBoardQuery } from '../contract/generated/gateway.ts'

/** The board of every category in a language, given by its gateway code (SPEC.md §7 and §9). */
export function winnersQuery(language: string, limitNum = 100): WinnerBoardQuery {
  return { gameCategory: 'ALL', language, limitNum }
}
