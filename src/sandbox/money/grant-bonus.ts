import type { MoneyOrderRow } from '../database/money-tables.ts'
import type { Database } from '../database/open-database.ts'
import { dayMs } from '../kit/durations.ts'
import { post } from '../ledger/ledger.ts'
import { findBonusTerms } from '../terms/bonus-terms.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { completeTurnover } from './cash-out.ts'
import { insertMoneyOrder } from './money-orders.ts'
import { addTurnover } from './turnover.ts'

export interface BonusGrant {
  readonly accountId: string
  readonly merchant: SandboxMerchant
  /** The id by which `findBonusTerms` finds its terms. */
  readonly promotionId: string
  /** All in the currency's smallest unit. */
  readonly minor: number
  /** The turnover that it requires; 0 for none. */
  readonly required: number
  /** Epoch milliseconds. */
  readonly at: number
  /** The deposit that it belongs to, which is locked with it. */
  readonly deposit?: Pick<MoneyOrderRow, 'id' | 'minor'>
}

/**
 * Credits a bonus to the main wallet and requires its turnover, within the transaction that decides that
 * it is due. Returns its order.
 */
export async function grantBonus(database: Database, grant: BonusGrant): Promise<MoneyOrderRow> {
  const { accountId, merchant, promotionId, minor, required, at, deposit } = grant
  const order = await insertMoneyOrder(database, {
    accountId,
    merchant: merchant.code,
    category: 'bonus',
    state: 'success',
    minor,
    createdAt: at,
    detail: { promotionId, ...(deposit && { relatedId: deposit.id }) },
  })
  await post(database, {
    from: `bonus:${merchant.code}`,
    to: `member:${accountId}:main`,
    minor,
    reason: 'bonus',
    createdAt: at,
    transactionId: `money:${order.id}`,
  })
  const days = findBonusTerms(merchant.world, promotionId)?.days
  const entry = await addTurnover(database, {
    accountId,
    orderId: (deposit ?? order).id,
    promotionId,
    locked: required > 0 ? minor + (deposit?.minor ?? 0) : 0,
    bonus: minor,
    required,
    createdAt: at,
    expiresAt: days === undefined || required === 0 ? null : at + days * dayMs,
  })
  if (required === 0) await completeTurnover(database, entry, { merchant, now: at })
  return order
}
