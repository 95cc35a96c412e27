import type { GameOrderRow } from '../database/game-tables.ts'
import type { TurnoverEntryRow } from '../database/money-tables.ts'
import type { Database } from '../database/open-database.ts'
import { post } from '../ledger/ledger.ts'
import { validBet } from '../play/orders.ts'
import { loadFunds } from '../play/paying-wallet.ts'
import { readMoneyDetail } from './money-detail.ts'
import { insertMoneyOrder } from './money-orders.ts'

export interface NewTurnover {
  readonly accountId: string
  readonly orderId: number
  readonly promotionId: string | null
  /** All in the currency's smallest unit. */
  readonly locked: number
  readonly bonus: number
  readonly required: number
  /** What is played of it already; nothing by default. */
  readonly done?: number
  readonly createdAt: number
  readonly expiresAt: number | null
}

/** Stores the turnover that a deposit or a bonus requires. A bonus that requires none is completed at once. */
export async function addTurnover(
  database: Database,
  turnover: NewTurnover,
): Promise<TurnoverEntryRow> {
  return database
    .insertInto('turnoverEntry')
    .values({
      done: 0,
      ...turnover,
      kind: turnover.promotionId === null ? 'deposit' : 'bonus',
      ...(turnover.required > 0
        ? { state: 'active', endedAt: null }
        : { state: 'completed', endedAt: turnover.createdAt }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Lists the turnovers of an account that are not ended, the first one first. */
export function loadActiveTurnover(
  database: Database,
  accountId: string,
): Promise<TurnoverEntryRow[]> {
  return database
    .selectFrom('turnoverEntry')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('state', '=', 'active')
    .orderBy('id')
    .execute()
}

interface Counting {
  readonly accountId: string
  /** Returns true if a stake of a category counts for a promotion. */
  readonly counts: (promotionId: string, category: string) => boolean
}

/**
 * Counts settled stakes for the turnover of an account within a transaction, each once: a stake counts
 * for the first turnover that it can fill, and what is over for the next ones. `completeTurnover` completes those
 * that are played.
 */
export async function countTurnover(
  database: Database,
  { accountId, counts }: Counting,
): Promise<void> {
  const entries = await loadActiveTurnover(database, accountId)
  if (entries.length === 0) return
  const since = Math.min(...entries.map(({ createdAt }) => createdAt))
  const stakes = await database
    .selectFrom('gameOrder')
    .select(['id', validBet.as('stake'), 'category', 'placedAt'])
    .where('accountId', '=', accountId)
    .where('placedAt', '>=', since)
    .where('state', '=', 'settled')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('turnoverStake')
            .select('turnoverStake.orderId')
            .whereRef('turnoverStake.orderId', '=', 'gameOrder.id'),
        ),
      ),
    )
    .orderBy('id')
    .execute()
  if (stakes.length === 0) return
  const done = allocateStakes(entries, stakes, counts)
  for (let at = 0; at < stakes.length; at += 200)
    await database
      .insertInto('turnoverStake')
      .values(stakes.slice(at, at + 200).map(({ id }) => ({ orderId: id })))
      .execute()
  for (const { id, done: before } of entries) {
    const after = done.get(id) ?? before
    if (after === before) continue
    await database.updateTable('turnoverEntry').set({ done: after }).where('id', '=', id).execute()
  }
}

/** A valid bet that counts for turnovers. */
export type Stake = Pick<GameOrderRow, 'stake' | 'category' | 'placedAt'>

/** Returns what is done of each turnover, by id, after some stakes. */
export function allocateStakes(
  entries: readonly Pick<
    TurnoverEntryRow,
    'id' | 'required' | 'done' | 'createdAt' | 'promotionId'
  >[],
  stakes: readonly Stake[],
  counts: Counting['counts'],
): ReadonlyMap<number, number> {
  const done = new Map(entries.map(({ id, done: before }) => [id, before]))
  for (const { stake, category, placedAt } of stakes) {
    const open = entries.filter(
      ({ createdAt, promotionId }) =>
        createdAt <= placedAt && (promotionId === null || counts(promotionId, category)),
    )
    let left = stake
    for (const { id, required } of open) {
      const have = done.get(id) ?? 0
      const taken = Math.min(left, required - have)
      done.set(id, have + taken)
      left -= taken
    }
  }
  return done
}

export interface TurnoverEnd {
  readonly state: 'expired' | 'forfeited'
  readonly merchant: string
  /** When it ended. */
  readonly at: number
  /** When what is left goes back. */
  readonly now: number
}

/**
 * Ends a bonus that was not played within a transaction. What is left of it in the main wallet goes back,
 * and the deposit that it belonged to keeps a turnover of its own. Returns the entry after it, or undefined if
 * it is not active any more. A bonus whose money is not there, but in games, does not end: its turnover would
 * be gone, and the money not.
 */
export async function endBonus(
  database: Database,
  entry: TurnoverEntryRow,
  { state, merchant, at, now }: TurnoverEnd,
): Promise<TurnoverEntryRow | 'elsewhere' | undefined> {
  const { id, accountId } = entry
  if (entry.state !== 'active') return undefined
  const minor = await loadLeft(database, entry, entry.bonus)
  if (minor > Math.max(0, await loadFunds(database, accountId, 'main'))) return 'elsewhere'
  const ended = await database
    .updateTable('turnoverEntry')
    .set({ state, endedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returningAll()
    .executeTakeFirst()
  if (!ended) return undefined
  await requireDeposit(database, ended)
  await takeBack(database, ended, { minor, merchant, now, why: 'bonusForfeit' })
  return ended
}

export interface TakenBack {
  /** In the currency's smallest unit. */
  readonly minor: number
  readonly merchant: string
  readonly now: number
  /** A bonus that was not played, or what is above the most that can be withdrawn from one. */
  readonly why: 'bonusForfeit' | 'bonusCap'
}

/** Returns money of a bonus from the main wallet to the merchant, with an order of the records; nothing for none. */
export async function takeBack(
  database: Database,
  { accountId, orderId, promotionId }: TurnoverEntryRow,
  { minor, merchant, now, why }: TakenBack,
): Promise<void> {
  if (minor <= 0) return
  const order = await insertMoneyOrder(database, {
    accountId,
    merchant,
    category: 'bonus',
    state: 'success',
    minor: -minor,
    createdAt: now,
    detail: { promotionId: promotionId ?? '', relatedId: orderId, reason: why },
  })
  await post(database, {
    from: `member:${accountId}:main`,
    to: `bonus:${merchant}`,
    minor,
    reason: why,
    createdAt: now,
    transactionId: `money:${order.id}`,
  })
}

/**
 * Requires what the deposit of an ended bonus asks by itself, because the turnover of the bonus replaced
 * it. What was played for the bonus counts.
 */
async function requireDeposit(database: Database, ended: TurnoverEntryRow): Promise<void> {
  const deposit = await database
    .selectFrom('moneyOrder')
    .selectAll()
    .where('id', '=', ended.orderId)
    .where('category', '=', 'deposit')
    .executeTakeFirst()
  const required = deposit ? readMoneyDetail(deposit, 'deposit').asked : 0
  const left = leftOfDeposit(ended, required)
  if (left) await addTurnover(database, { ...left, accountId: ended.accountId })
}

/**
 * Returns the turnover that a deposit requires by itself once its bonus has ended, what was played for the bonus
 * included; undefined if nothing of it is left.
 */
export function leftOfDeposit(
  ended: Pick<TurnoverEntryRow, 'orderId' | 'locked' | 'bonus' | 'done' | 'createdAt'>,
  required: number,
): (Omit<NewTurnover, 'accountId'> & { readonly done: number }) | undefined {
  const { orderId, locked, bonus, done, createdAt } = ended
  if (done >= required) return undefined
  const own = { promotionId: null, locked: locked - bonus, bonus: 0, expiresAt: null }
  return { ...own, orderId, required, done, createdAt }
}

/** What a member gets that has nothing to do with an earlier bonus. */
const fresh = ['deposit', 'bonus', 'agentTransfer', 'agentIncome'] as const

/**
 * Returns what is left of an amount that came of a bonus: at most what the wallets and open bets hold beyond what came
 * in after it, so that a bonus that was lost is not taken from a later deposit.
 */
export async function loadLeft(
  database: Database,
  { accountId, createdAt }: TurnoverEntryRow,
  most: number,
): Promise<number> {
  const prefix = `member:${accountId}:`
  const postings = database
    .selectFrom('ledger')
    .select(({ fn }) => fn.sum<number | null>('minor').as('sum'))
    .where('holder', '>=', prefix)
    .where('holder', '<', `${prefix}\uffff`)
  const held = await postings.executeTakeFirstOrThrow()
  const later = await postings
    .where('reason', 'in', [...fresh])
    .where('minor', '>', 0)
    .where('createdAt', '>', createdAt)
    .executeTakeFirstOrThrow()
  const { staked } = await database
    .selectFrom('gameOrder')
    .select(({ fn }) => fn.sum<number | null>(validBet).as('staked'))
    .where('accountId', '=', accountId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Math.min(most, (held.sum ?? 0) + (staked ?? 0) - (later.sum ?? 0))
}

/** The sums of what must be played and what is locked, in the currency's smallest unit. */
export interface TurnoverSums {
  readonly required: number
  readonly done: number
  readonly locked: number
}

export function sumTurnover(entries: readonly TurnoverEntryRow[]): TurnoverSums {
  const sum = (read: (entry: TurnoverEntryRow) => number): number =>
    entries.reduce((total, entry) => total + read(entry), 0)
  return {
    required: sum(({ required }) => required),
    done: sum(({ done }) => done),
    locked: sum(({ locked }) => locked),
  }
}
