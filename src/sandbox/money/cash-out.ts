import type { TurnoverEntryRow } from '../database/money-tables.ts'
import type { Database } from '../database/open-database.ts'
import { parseMinor } from '../ledger/ledger.ts'
import { sumSettled } from '../play/orders.ts'
import { loadFunds } from '../play/paying-wallet.ts'
import { findBonusTerms } from '../terms/bonus-terms.ts'
import { currencyOf } from '../world/currency.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { loadLeft, takeBack } from './turnover.ts'

/** A bonus with a limit of what can be withdrawn. Money in the currency's smallest unit. */
export interface CappedBonus {
  readonly entry: TurnoverEntryRow
  /** The most that can be withdrawn from it. */
  readonly most: number
  /** What came of it above that, and is still there. */
  readonly above: number
}

/** Returns the most that can be withdrawn from a bonus, in the currency's smallest unit; undefined without a limit. */
export function maxCashOutOf(
  { world }: Pick<SandboxMerchant, 'world'>,
  promotionId: string | null,
): number | undefined {
  const { maxCashOut } = findBonusTerms(world, promotionId ?? '') ?? {}
  return maxCashOut === undefined ? undefined : parseMinor(maxCashOut, currencyOf(world).digits)
}

/** Finds those of some turnovers whose bonus has a limit. */
export async function loadCapped(
  database: Database,
  merchant: SandboxMerchant,
  entries: readonly TurnoverEntryRow[],
): Promise<readonly CappedBonus[]> {
  const capped = entries.map(async (entry) => {
    const most = maxCashOutOf(merchant, entry.promotionId)
    if (most === undefined) return []
    return [{ entry, most, above: await computeAbove(database, entry, most) }]
  })
  return (await Promise.all(capped)).flat()
}

/**
 * Returns what came of a bonus above a sum: the bonus and what bets since it won or lost, less what other bonuses
 * returned of the same winnings.
 */
async function computeAbove(
  database: Database,
  entry: TurnoverEntryRow,
  most: number,
): Promise<number> {
  const { accountId, bonus, createdAt } = entry
  const { bets, won } = await sumSettled(
    database
      .selectFrom('gameOrder')
      .where('accountId', '=', accountId)
      .where('placedAt', '>=', createdAt),
  )
  const { sum } = await database
    .selectFrom('ledger')
    .select(({ fn }) => fn.sum<number | null>('minor').as('sum'))
    .where('holder', '=', `member:${accountId}:main`)
    .where('reason', '=', 'bonusCap')
    .where('createdAt', '>=', createdAt)
    .executeTakeFirstOrThrow()
  const above = bonus + won - bets + (sum ?? 0) - most
  return above <= 0 ? 0 : Math.max(0, await loadLeft(database, entry, above))
}

export interface Completion {
  readonly merchant: SandboxMerchant
  readonly now: number
}

/**
 * Completes a turnover that is played within a transaction. What came of its bonus above the most that can be
 * withdrawn goes back. While that money is not in the main wallet, but in games, the turnover does not complete.
 */
export async function completeTurnover(
  database: Database,
  entry: TurnoverEntryRow,
  { merchant, now }: Completion,
): Promise<void> {
  const [capped] = await loadCapped(database, merchant, [entry])
  const minor = capped?.above ?? 0
  if (minor > Math.max(0, await loadFunds(database, entry.accountId, 'main'))) return
  await database
    .updateTable('turnoverEntry')
    .set({ state: 'completed', endedAt: now })
    .where('id', '=', entry.id)
    .execute()
  await takeBack(database, entry, { minor, merchant: merchant.code, now, why: 'bonusCap' })
}
