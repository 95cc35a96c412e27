import { sql } from 'kysely'
import type { OrderStep } from '../../core/contract/generated/gateway.ts'
import type { MoneyOrderRow } from '../database/money-tables.ts'
import type { Database } from '../database/open-database.ts'
import { type LoadedPage, loadPage } from '../kit/load-page.ts'
import type { MoneyCategory, MoneyDetail } from './money-detail.ts'

/** The first letters of order numbers. */
const letters: Readonly<Record<MoneyCategory, string>> = {
  deposit: 'D',
  withdrawal: 'W',
  transfer: 'T',
  bonus: 'B',
  rebate: 'R',
  adjustment: 'A',
  agentTransfer: 'G',
  agentIncome: 'I',
  liveRoom: 'L',
}

/** Returns the number of an order as players read it, such as `D261121-0000042`. */
export function nameMoneyOrder({
  id,
  category,
  createdAt,
}: Pick<MoneyOrderRow, 'id' | 'category' | 'createdAt'>): string {
  const day = new Date(createdAt).toISOString().slice(2, 10).replaceAll('-', '')
  return `${letters[category]}${day}-${String(id).padStart(7, '0')}`
}

/** Returns the transaction of a rebate, by which the same one is paid only once. */
export function nameRebate(
  accountId: string,
  { day, vendor, category }: { day: number; vendor: string; category: string },
): string {
  return `rebate:${accountId}:${day}:${vendor}:${category}`
}

export interface NewMoneyOrder<C extends MoneyCategory> {
  readonly accountId: string
  readonly merchant: string
  readonly category: C
  readonly state: string
  readonly minor: number
  readonly fee?: number
  readonly createdAt: number
  readonly expiresAt?: number
  readonly detail: MoneyDetail<C>
}

/** Stores an order with its first state. */
export async function insertMoneyOrder<C extends MoneyCategory>(
  database: Database,
  order: NewMoneyOrder<C>,
): Promise<MoneyOrderRow> {
  const { detail, createdAt, expiresAt, fee = 0, ...rest } = order
  const row = await database
    .insertInto('moneyOrder')
    .values({
      ...rest,
      fee,
      createdAt,
      changedAt: createdAt,
      expiresAt: expiresAt ?? null,
      detail: JSON.stringify(detail),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertStep(database, { orderId: row.id, state: row.state, at: createdAt })
  return row
}

interface Step {
  readonly orderId: number
  readonly state: string
  readonly at: number
}

async function insertStep(database: Database, step: Step): Promise<void> {
  await database
    .insertInto('moneyStep')
    .values(step)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface MoneyMove {
  /** The states that the order may leave. */
  readonly from: readonly string[]
  readonly to: string
  readonly at: number
  /** The details after it; unchanged if absent. */
  readonly detail?: object
  /** Writes what the move does. */
  readonly write?: () => Promise<void>
}

/**
 * Moves an order to another state within a transaction, once: of two that move it, the second finds
 * another state. Returns the order after it, or undefined if the order has left the given states.
 */
export async function moveMoneyOrder(
  database: Database,
  { id }: Pick<MoneyOrderRow, 'id'>,
  { from, to, at, detail, write }: MoneyMove,
): Promise<MoneyOrderRow | undefined> {
  const moved = await database
    .updateTable('moneyOrder')
    .set({ state: to, changedAt: at, ...(detail && { detail: JSON.stringify(detail) }) })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst()
  if (moved.numUpdatedRows !== 1n) return undefined
  await insertStep(database, { orderId: id, state: to, at })
  await write?.()
  return loadMoneyOrder(database, id)
}

/** Loads an order that is known to exist. */
export function loadMoneyOrder(database: Database, id: number): Promise<MoneyOrderRow> {
  return database
    .selectFrom('moneyOrder')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Finds an order of a player by its number. */
export async function findMoneyOrder(
  database: Database,
  accountId: string,
  number: string,
): Promise<MoneyOrderRow | undefined> {
  const id = Number(/^[A-Z]\d{6}-(\d{1,15})$/.exec(number)?.[1])
  if (!Number.isSafeInteger(id)) return undefined
  const row = await database
    .selectFrom('moneyOrder')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row && nameMoneyOrder(row) === number ? row : undefined
}

/** Lists the states of orders by order, in the order in which they were reached. */
export async function loadSteps(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderStep[]>> {
  const rows =
    ids.length === 0
      ? []
      : await database
          .selectFrom('moneyStep')
          .selectAll()
          .where('orderId', 'in', [...ids])
          .orderBy('at')
          .orderBy(sql`rowid`) // two steps of one moment keep their order
          .execute()
  const steps = new Map<number, OrderStep[]>(ids.map((id) => [id, []]))
  for (const { orderId, state, at } of rows) steps.get(orderId)?.push({ state, at })
  return steps
}

const pageSize = 20

export interface MoneyOrderQuery {
  readonly accountId: string
  readonly category: MoneyCategory
  /** The states to list; all if absent. */
  readonly states?: readonly string[] | undefined
  readonly pageNum: number | undefined
}

/** Lists a page of a player's orders of a category, the latest first. */
export function listMoneyOrders(
  database: Database,
  { accountId, category, states, pageNum }: MoneyOrderQuery,
): Promise<LoadedPage<MoneyOrderRow>> {
  const all = database
    .selectFrom('moneyOrder')
    .where('accountId', '=', accountId)
    .where('category', '=', category)
  const wanted = states ? all.where('state', 'in', [...states]) : all
  return loadPage(wanted.selectAll().orderBy('id', 'desc'), { pageNum, pageSize })
}
