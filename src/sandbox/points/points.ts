import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { parseMinor, post } from '../ledger/ledger.ts'
import { validBet } from '../play/orders.ts'
import type { MoneyScope } from '../requests/money-scope.ts'
import { betPerPointOf } from '../terms/mall-terms.ts'
import { currencyOf } from '../world/currency.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { dayIn, monthOf, startOfYearAt, zoneOf } from '../world/zone-days.ts'

/** Why points are posted. Points are whole numbers in the ledger, beside money and never mixed with it. */
export type PointsReason =
  | 'pointsOpening'
  | 'pointsEarned'
  | 'pointsSpent'
  | 'pointsRefund'
  | 'pointsRoom'
  | 'pointsExpired'

const gains: readonly PointsReason[] = ['pointsOpening', 'pointsEarned', 'pointsRefund']

export interface PointsPosting {
  readonly accountId: string
  readonly merchant: Pick<SandboxMerchant, 'code'>
  readonly points: number
  readonly reason: PointsReason
  /** Epoch milliseconds. */
  readonly at: number
  /** The same one is posted only once. */
  readonly transactionId: string
}

/** Posts points between a member and the merchant's bank of points; nothing for none. */
export async function postPoints(database: Database, posting: PointsPosting): Promise<void> {
  const { accountId, merchant, points, reason, at, transactionId } = posting
  if (points === 0) return
  const own = `points:${accountId}`
  const bank = `pointsBank:${merchant.code}`
  const [from, to] = gains.includes(reason) ? [bank, own] : [own, bank]
  await post(database, { from, to, minor: points, reason, createdAt: at, transactionId })
}

/** Returns the points that a member can spend. */
export function loadPoints(database: Database, accountId: string): Promise<number> {
  return sumPoints(database, accountId, {})
}

interface PointsFilter {
  readonly reasons?: readonly PointsReason[]
  /** Epoch milliseconds. */
  readonly from?: number
  readonly before?: number
}

/** Returns the sum of a member's points, or of the postings with some reasons in some time. */
export async function sumPoints(
  database: Database,
  accountId: string,
  { reasons, from, before }: PointsFilter,
): Promise<number> {
  let query = database
    .selectFrom('ledger')
    .select((select) => select.fn.sum<number | null>('minor').as('total'))
    .where('holder', '=', `points:${accountId}`)
  if (reasons) query = query.where('reason', 'in', [...reasons])
  if (from !== undefined) query = query.where('createdAt', '>=', from)
  if (before !== undefined) query = query.where('createdAt', '<', before)
  return (await query.executeTakeFirst())?.total ?? 0
}

/**
 * Brings the points of a member to the present: a point for so many units of valid bets, each bet counted
 * once, and the points of past years that expired. A bet that makes no whole point is kept for the next one.
 */
export async function advancePoints(
  { sandbox, merchant }: Pick<MoneyScope, 'sandbox' | 'merchant'>,
  accountId: string,
): Promise<void> {
  const at = sandbox.now()
  await sandbox.database.transaction().execute(async (database) => {
    const state = await loadPointsState(database, accountId)
    const rest = await earnPoints(database, { merchant, accountId, rest: state.rest, at })
    const expiredTo = await expirePoints(database, { merchant, accountId, ...state, at })
    if (rest !== state.rest || expiredTo !== state.expiredTo)
      await storePointsState(database, { accountId, rest, expiredTo })
  })
}

interface Advance {
  readonly merchant: SandboxMerchant
  readonly accountId: string
  readonly rest: number
  readonly at: number
}

/**
 * Counts settled bets that were not counted. Their points are those of the months of the bets, whenever the
 * member looks. Returns the part of them that makes no whole point.
 */
async function earnPoints(
  database: Database,
  { merchant, accountId, rest, at }: Advance,
): Promise<number> {
  const stakes = await countStakes(database, accountId)
  const perPoint = betPerPoint(merchant)
  const zone = zoneOf(merchant.world)
  let left = rest
  for (const [, bets] of Map.groupBy(stakes, (stake) => monthOf(dayIn(zone, stake.at)))) {
    const sum = bets.reduce((total, { minor }) => total + minor, left)
    left = sum % perPoint
    await postPoints(database, {
      accountId,
      merchant,
      points: Math.floor(sum / perPoint),
      reason: 'pointsEarned',
      at: Math.min(at, ...bets.slice(-1).map((bet) => bet.at)),
      transactionId: `points:${accountId}:earned:${Math.max(...bets.map(({ id }) => id))}`,
    })
  }
  return left
}

/** A settled bet that earns points. */
interface CountedStake {
  readonly id: number
  /** The valid bet, in the currency's smallest unit. */
  readonly minor: number
  /** When it was settled. */
  readonly at: number
}

/** Marks the settled bets of a member that were not counted as counted. Returns them, the first one first. */
async function countStakes(
  database: Database,
  accountId: string,
): Promise<readonly CountedStake[]> {
  const stakes = await database
    .selectFrom('gameOrder')
    .select(['id', validBet.as('minor'), sql<number>`coalesce(settledAt, placedAt)`.as('at')])
    .where('accountId', '=', accountId)
    .where('state', '=', 'settled')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pointsStake')
            .select('pointsStake.orderId')
            .whereRef('pointsStake.orderId', '=', 'gameOrder.id'),
        ),
      ),
    )
    .orderBy('at')
    .orderBy('id')
    .execute()
  for (let place = 0; place < stakes.length; place += 200)
    await database
      .insertInto('pointsStake')
      .values(stakes.slice(place, place + 200).map(({ id }) => ({ orderId: id })))
      .execute()
  return stakes
}

/** Returns the valid bets that earn a point, in the currency's smallest unit. */
function betPerPoint({ world }: SandboxMerchant): number {
  return Math.max(1, parseMinor(betPerPointOf(world), currencyOf(world).digits))
}

/** Takes the points that expired at the start of this year, once. Returns the start of this year. */
async function expirePoints(
  database: Database,
  { merchant, accountId, expiredTo, at }: Omit<Advance, 'rest'> & { readonly expiredTo: number },
): Promise<number> {
  if (merchant.world.mall?.expiry !== 'nextYearEnd') return expiredTo
  const zone = zoneOf(merchant.world)
  const year = startOfYearAt(zone, at)
  if (expiredTo >= year) return expiredTo
  const points = await countUnspent(database, accountId, startOfYearAt(zone, at, -1))
  await postPoints(database, {
    accountId,
    merchant,
    points,
    reason: 'pointsExpired',
    at: year,
    transactionId: `points:${accountId}:expired:${year}`,
  })
  return year
}

/** Returns the points that expire at the end of this year. Points that were earned first are spent first. */
export async function findExpiring(
  { sandbox, merchant }: Pick<MoneyScope, 'sandbox' | 'merchant'>,
  accountId: string,
): Promise<{ readonly points: number; readonly at: number } | undefined> {
  const { world } = merchant
  if (world.mall?.expiry !== 'nextYearEnd') return undefined
  const zone = zoneOf(world)
  const now = sandbox.now()
  const points = await countUnspent(sandbox.database, accountId, startOfYearAt(zone, now))
  return points > 0 ? { points, at: startOfYearAt(zone, now, 1) } : undefined
}

/** Returns the points of those earned before a moment that are not spent. */
async function countUnspent(
  database: Database,
  accountId: string,
  before: number,
): Promise<number> {
  const earned = await sumPoints(database, accountId, {
    reasons: ['pointsOpening', 'pointsEarned'],
    before,
  })
  const spent = await sumPoints(database, accountId, {
    reasons: ['pointsSpent', 'pointsRefund', 'pointsRoom', 'pointsExpired'],
  })
  return Math.max(0, earned + spent)
}

async function loadPointsState(database: Database, accountId: string) {
  const row = await database
    .selectFrom('pointsState')
    .select(['rest', 'expiredTo'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row ?? { rest: 0, expiredTo: 0 }
}

async function storePointsState(
  database: Database,
  state: { readonly accountId: string; readonly rest: number; readonly expiredTo: number },
): Promise<void> {
  const { rest, expiredTo } = state
  await database
    .insertInto('pointsState')
    .values(state)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ rest, expiredTo }))
    .execute()
}
