import { payRebates } from '../agents/pay-rebates.ts'
import { settleAgents } from '../agents/settle.ts'
import type { PromotionEntryRow } from '../database/reward-tables.ts'
import { advanceOrders, advanceTurnover } from '../money/cashier.ts'
import { settleDue } from '../play/move-round.ts'
import { advanceEntries, type PromotionScope } from '../promotions/advance-entries.ts'
import type { MoneyScope } from '../requests/money-scope.ts'

/**
 * Brings the money of an account to the present: deposits that expired, the cashier's decisions, the
 * turnover that was played, bonuses that expired, the rebates of past days, and the income of agents. Each
 * happens once.
 */
export async function advanceMoney(scope: MoneyScope, accountId: string): Promise<void> {
  await advanceOrders(scope, accountId)
  await advanceTurnover(scope, accountId)
  await payRebates(scope, accountId)
  await settleAgents(scope)
}

/**
 * Brings the rounds, the money and the promotions of an account to the present. Returns how far the account
 * is with each promotion.
 */
export async function advancePromotions(
  scope: PromotionScope,
  accountId: string,
): Promise<ReadonlyMap<string, PromotionEntryRow>> {
  await settleDue(scope.sandbox)
  await advanceMoney(scope, accountId)
  return advanceEntries(scope, accountId)
}
