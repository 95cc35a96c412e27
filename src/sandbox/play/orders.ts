import { type SelectQueryBuilder, sql } from 'kysely'
import type { GameOrderRow, SuborderRow } from '../database/game-tables.ts'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import { post } from '../ledger/ledger.ts'
import { refuseBeyondLimits } from './enforce-limits.ts'
import { loadFunds } from './paying-wallet.ts'
import type { RoundDetail } from './round-detail.ts'
import type { Seat } from './seat.ts'

/** The part of a `gameOrder`'s stake that counts as a bet: not what was given back. */
export const validBet = sql<number>`gameOrder.stake - coalesce((select sum(suborder.stake) from suborder
  where suborder.orderId = gameOrder.id and suborder.state = 'cancelled'), 0)`

/**
 * Sums the orders of a query as profit and loss does: those that are settled, without the stakes that were
 * given back. Money in the currency's smallest unit.
 */
export async function sumSettled(wanted: SelectQueryBuilder<Tables, 'gameOrder', object>) {
  const { bets, won } = await wanted
    .where('state', '=', 'settled')
    .select(({ fn }) => [
      fn.sum<number | null>(validBet).as('bets'),
      sql<number | null>`sum(gameOrder.payout - (gameOrder.stake - ${validBet}))`.as('won'),
    ])
    .executeTakeFirstOrThrow()
  return { bets: bets ?? 0, won: won ?? 0 }
}

/** An order with every stake of it. */
export interface WholeOrder {
  readonly order: GameOrderRow
  readonly suborders: readonly SuborderRow[]
}

export interface NewStake {
  readonly selection: string
  /** In the currency's smallest unit. */
  readonly stake: number
  /** In hundredths of the stake. */
  readonly pays?: number
}

export interface NewOrder {
  readonly stakes: readonly NewStake[]
  readonly detail: RoundDetail
  readonly closesAt?: number
  readonly dueAt?: number
  readonly placedAt: number
}

/** Opens an order and takes its stakes; refuses what the wallet does not hold before it writes. */
export async function openOrder(
  database: Database,
  { accountId, merchant, wallet, played }: Seat,
  { stakes, detail, closesAt, dueAt, placedAt }: NewOrder,
): Promise<WholeOrder> {
  const stake = stakes.reduce((total, one) => total + one.stake, 0)
  await refuseBeyondLimits({ database, accountId, now: placedAt }, stake)
  await checkFunds(database, { accountId, wallet, stake })
  const { id } = await database
    .insertInto('gameOrder')
    .values({
      accountId,
      merchant: merchant.code,
      vendor: played.vendor,
      gameCode: played.code,
      category: played.category,
      kind: played.kind,
      wallet,
      stake: 0,
      payout: 0,
      balance: 0,
      state: 'open',
      placedAt,
      settledAt: null,
      closesAt: closesAt ?? null,
      dueAt: dueAt ?? null,
      detail: JSON.stringify(detail),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = stakes.map((one, index) => ({
    orderId: id,
    place: index + 1,
    selection: one.selection,
    stake: one.stake,
    pays: one.pays ?? null,
    payout: 0,
    state: 'open' as const,
  }))
  await database.insertInto('suborder').values(rows).execute()
  const { order } = await loadOrder(database, id)
  return takeStake(database, order, { stake, step: 'stake', at: placedAt })
}

/** Refuses a stake that a wallet does not hold. */
export async function checkFunds(
  database: Database,
  { accountId, wallet, stake }: Pick<GameOrderRow, 'accountId' | 'wallet' | 'stake'>,
): Promise<void> {
  if ((await loadFunds(database, accountId, wallet)) < stake)
    throw new GatewayRefusal('balance.insufficient', { status: 402 })
}

export interface StakeRequest {
  readonly stake: number
  /** The step, which happens once in an order. */
  readonly step: 'stake' | 'double'
  readonly at: number
}

/** Takes a stake of an order from its wallet, which `checkFunds` looked into. */
export async function takeStake(
  database: Database,
  { id, accountId, merchant, wallet, stake: before }: GameOrderRow,
  { stake, step, at }: StakeRequest,
): Promise<WholeOrder> {
  await post(database, {
    from: `member:${accountId}:${wallet}`,
    to: `dealer:${merchant}`,
    minor: stake,
    reason: 'stake',
    createdAt: at,
    transactionId: `order:${id}:${step}`,
  })
  const balance = await loadFunds(database, accountId, wallet)
  await database
    .updateTable('gameOrder')
    .set({ stake: before + stake, balance })
    .where('id', '=', id)
    .execute()
  return loadOrder(database, id)
}

export interface Closing {
  /** Returns the payout of an open stake of the order. */
  readonly payoutOf: (suborder: SuborderRow) => number
  readonly detail: RoundDetail
  readonly at: number
}

/** Pays what the open stakes of an order won, and settles it. */
export async function closeOrder(
  database: Database,
  { order, suborders }: WholeOrder,
  { payoutOf, detail, at }: Closing,
): Promise<WholeOrder> {
  const { id, accountId, merchant, wallet, payout: before } = order
  let paid = 0
  for (const suborder of suborders.filter(({ state }) => state === 'open')) {
    const payout = payoutOf(suborder)
    paid += payout
    await database
      .updateTable('suborder')
      .set({ payout, state: payout > 0 ? 'won' : 'lost' })
      .where('orderId', '=', id)
      .where('place', '=', suborder.place)
      .execute()
  }
  if (paid > 0)
    await post(database, {
      from: `dealer:${merchant}`,
      to: `member:${accountId}:${wallet}`,
      minor: paid,
      reason: 'payout',
      createdAt: at,
      transactionId: `order:${id}:payout`,
    })
  const balance = await loadFunds(database, accountId, wallet)
  await database
    .updateTable('gameOrder')
    .set({
      payout: before + paid,
      balance,
      state: 'settled',
      settledAt: at,
      detail: JSON.stringify(detail),
    })
    .where('id', '=', id)
    .execute()
  return loadOrder(database, id)
}

/** Gives one stake of an order back; the last one cancels the order. */
export async function refundStake(
  database: Database,
  { order, suborders }: WholeOrder,
  { place, stake, at }: { readonly place: number; readonly stake: number; readonly at: number },
): Promise<WholeOrder> {
  const { id, accountId, merchant, wallet, payout } = order
  await database
    .updateTable('suborder')
    .set({ payout: stake, state: 'cancelled' })
    .where('orderId', '=', id)
    .where('place', '=', place)
    .execute()
  await post(database, {
    from: `dealer:${merchant}`,
    to: `member:${accountId}:${wallet}`,
    minor: stake,
    reason: 'refund',
    createdAt: at,
    transactionId: `order:${id}:refund:${place}`,
  })
  const balance = await loadFunds(database, accountId, wallet)
  const stands = suborders.some((one) => one.state === 'open' && one.place !== place)
  await database
    .updateTable('gameOrder')
    .set({
      payout: payout + stake,
      balance,
      ...(stands ? {} : { state: 'cancelled' as const, settledAt: at }),
    })
    .where('id', '=', id)
    .execute()
  return loadOrder(database, id)
}

/** An order that is known to be there. */
export async function loadOrder(database: Database, id: number): Promise<WholeOrder> {
  const order = await database
    .selectFrom('gameOrder')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const suborders = await database
    .selectFrom('suborder')
    .selectAll()
    .where('orderId', '=', id)
    .orderBy('place')
    .execute()
  return { order, suborders }
}

/** The order of a player by its number, or undefined. */
export async function findOrder(
  database: Database,
  accountId: string,
  number: string,
): Promise<WholeOrder | undefined> {
  const id = Number(/^\d{6}-(\d{1,15})$/.exec(number)?.[1])
  if (!Number.isSafeInteger(id)) return undefined
  const row = await database
    .selectFrom('gameOrder')
    .select(['id', 'placedAt'])
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row && nameOrder(row) === number ? loadOrder(database, id) : undefined
}

/** An order's number as players read it: the day and a count, such as `261121-0000042`. */
export function nameOrder({ id, placedAt }: Pick<GameOrderRow, 'id' | 'placedAt'>): string {
  const day = new Date(placedAt).toISOString().slice(2, 10).replaceAll('-', '')
  return `${day}-${String(id).padStart(7, '0')}`
}
