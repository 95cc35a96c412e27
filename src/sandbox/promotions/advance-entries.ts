import { sql } from 'kysely'
import { promotionStates } from '../../core/contract/promotion-states.ts'
import type { Database } from '../database/open-database.ts'
import type { PromotionEntryRow } from '../database/reward-tables.ts'
import { parseMinor } from '../ledger/ledger.ts'
import { validBet } from '../play/orders.ts'
import type { MoneyScope } from '../requests/money-scope.ts'
import type { Sandbox } from '../requests/sandbox.ts'
import { loadWindows, promotionsOf } from '../terms/list-promotions.ts'
import { currencyOf } from '../world/currency.ts'
import {
  computeReward,
  findSettlement,
  loadEntries,
  moveEntry,
  type ReadPromotion,
  statusOf,
} from './promotion-entries.ts'

export interface PromotionScope extends Omit<MoneyScope, 'sandbox'> {
  readonly sandbox: Sandbox
}

/**
 * Brings the promotions of an account to the present by the server's clock: deposits and settled bets are
 * counted, a target that was reached before the end becomes a reward once it is settled, and the rest
 * closes at the end. Each happens once. Returns how far the account is with each promotion.
 */
export async function advanceEntries(
  scope: PromotionScope,
  accountId: string,
): Promise<ReadonlyMap<string, PromotionEntryRow>> {
  const { sandbox, merchant } = scope
  const entries = await loadEntries(sandbox.database, accountId)
  const windowOf = await loadWindows(sandbox, merchant)
  const open = promotionsOf(merchant.world).flatMap((promotion) => {
    const entry = entries.get(promotion.id)
    const moves = entry && Object.keys(promotionStates[entry.status].next).length > 0
    return moves ? [{ promotion, entry, window: windowOf(promotion) }] : []
  })
  if (open.length === 0) return entries
  await sandbox.database.transaction().execute(async (database) => {
    for (const one of open) await advanceEntry(database, scope, one)
  })
  return loadEntries(sandbox.database, accountId)
}

type OpenEntry = ReadPromotion & { readonly entry: PromotionEntryRow }

async function advanceEntry(
  database: Database,
  { sandbox, merchant }: PromotionScope,
  { promotion, entry, window }: OpenEntry,
): Promise<void> {
  const now = sandbox.now()
  const { digits } = currencyOf(merchant.world)
  const { status, accountId, promotionId } = entry
  const { target } = promotion
  if (target && (status === 'signed' || status === 'process')) {
    const steps = await listSteps(database, { promotion, entry, window, digits })
    const done = steps.reduce((sum, { minor }) => sum + minor, entry.before)
    const reachedAt =
      entry.reachedAt ?? findReached(steps, entry, parseMinor(target.amount, digits))
    await database
      .updateTable('promotionEntry')
      .set({ done, reachedAt })
      .where('accountId', '=', accountId)
      .where('promotionId', '=', promotionId)
      .where('status', '=', status)
      .execute()
    const settledAt = findSettlement(promotion, reachedAt) ?? Infinity
    const reward = computeReward(promotion, done, digits)
    if (settledAt <= now)
      await moveEntry(database, entry, { promotion, move: 'ready', at: now, set: { reward } })
    else if (done > 0) await moveEntry(database, entry, { promotion, move: 'count', at: now })
  }
  if (now < window.until) return
  const [last] = await database
    .selectFrom('promotionEntry')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('promotionId', '=', promotionId)
    .execute()
  if (last && statusOf({ promotion, window, entry: last }, now) === 'close')
    await moveEntry(database, last, { promotion, move: 'end', at: window.until })
}

interface TargetStep {
  /** In the currency's smallest unit. */
  readonly minor: number
  readonly at: number
}

/** Returns when a target was reached, whenever the member looks; null if it is not. */
function findReached(
  steps: readonly TargetStep[],
  { before, joinedAt }: PromotionEntryRow,
  target: number,
): number | null {
  let done = before
  if (done >= target) return joinedAt
  for (const { minor, at } of steps) {
    done += minor
    if (done >= target) return at
  }
  return null
}

/** Lists what counts for a target since the member joined, the first one first. */
async function listSteps(
  database: Database,
  {
    promotion,
    entry: { accountId, joinedAt },
    window: { until },
    digits,
  }: OpenEntry & { readonly digits: number },
): Promise<TargetStep[]> {
  const { target, minDeposit = '0', categories } = promotion
  if (target?.kind === 'deposit') {
    return database
      .selectFrom('moneyOrder')
      .select(['minor', 'changedAt as at'])
      .where('accountId', '=', accountId)
      .where('category', '=', 'deposit')
      .where('state', '=', 'success')
      .where('createdAt', '>=', joinedAt)
      .where('changedAt', '<=', until)
      .where('minor', '>=', parseMinor(minDeposit, digits))
      .orderBy('changedAt')
      .execute()
  }
  const settled = database
    .selectFrom('gameOrder')
    .select([validBet.as('minor'), sql<number>`coalesce(settledAt, placedAt)`.as('at')])
    .where('accountId', '=', accountId)
    .where('state', '=', 'settled')
    .where('placedAt', '>=', joinedAt)
    .where('settledAt', '<=', until)
  const counted = categories ? settled.where('category', 'in', [...categories]) : settled
  return counted.orderBy('settledAt').execute()
}
