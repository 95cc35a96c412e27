import type { Database } from '../database/open-database.ts'
import { loadFunds } from '../play/paying-wallet.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { type CappedBonus, loadCapped } from './cash-out.ts'
import { loadActiveTurnover, sumTurnover, type TurnoverSums } from './turnover.ts'

/** What of the main wallet may leave it, in the currency's smallest unit. */
export interface AvailableFunds extends TurnoverSums {
  readonly balance: number
  /** What is above the most that can be withdrawn from the active bonuses. */
  readonly capped: number
  readonly available: number
  /** The active bonuses with a limit. */
  readonly caps: readonly CappedBonus[]
}

/**
 * Returns what of the main wallet may leave it: not what turnovers lock, and not what came of a bonus above the most
 * that can be withdrawn from it. Of several bonuses the largest sum counts, because each counts the same winnings.
 */
export async function loadAvailableFunds(
  database: Database,
  merchant: SandboxMerchant,
  accountId: string,
): Promise<AvailableFunds> {
  const balance = await loadFunds(database, accountId, 'main')
  const active = await loadActiveTurnover(database, accountId)
  const turnover = sumTurnover(active)
  const caps = await loadCapped(database, merchant, active)
  const locked = Math.min(balance, turnover.locked)
  const capped = Math.min(balance - locked, Math.max(0, ...caps.map(({ above }) => above)))
  return { ...turnover, balance, locked, capped, available: balance - locked - capped, caps }
}
