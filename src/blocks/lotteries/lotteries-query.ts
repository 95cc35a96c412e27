import type { LotteriesQuery } from '../../contract/generated/gateway.ts'

/** Which lotteries of the gateway are asked for (SPEC.md §7). */
export function lotteriesQuery(mode: 'Lott' | 'Elott' = 'Lott'): LotteriesQuery {
  return { prizeMode: mode, type: mode }
}
