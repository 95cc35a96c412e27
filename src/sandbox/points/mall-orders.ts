import type {
  Delivery,
  MallOrder,
  MallOrderKind,
  MallOrderState,
  MallStep,
} from '../../core/contract/generated/gateway.ts'
import type { WorldText } from '../../core/contract/generated/world.ts'
import type { Database } from '../database/open-database.ts'
import type { MallOrderRow } from '../database/reward-tables.ts'
import { formatText } from '../kit/format-text.ts'
import { maskText } from '../kit/mask-text.ts'
import { formatMinor, loadHolderBalance } from '../ledger/ledger.ts'
import { artAddress } from '../world/art-address.ts'
import { currencyOf } from '../world/currency.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { postPoints } from './points.ts'

/** What an order keeps of its item, so that a change of the world does not change it. */
export interface MallDetail {
  readonly steps: readonly MallStep[]
  readonly name?: WorldText
  readonly art?: string
  readonly days?: number
  readonly spins?: number
  /** The amount that was credited, in the currency's smallest unit. */
  readonly minor?: number
  readonly delivery?: Delivery
  readonly tracking?: string
  readonly reason?: string
}

/** The states from which an order can be cancelled by the member. */
export const cancellableStates = ['processing'] as const
/** The states of an order whose points came back. */
export const returnedStates = ['refused', 'cancelled'] as const

/** Returns the number of an order as players read it, such as `P261121-0000042`. */
export function nameMallOrder({ id, createdAt }: Pick<MallOrderRow, 'id' | 'createdAt'>): string {
  const day = new Date(createdAt).toISOString().slice(2, 10).replaceAll('-', '')
  return `P${day}-${String(id).padStart(7, '0')}`
}

export interface NewMallOrder {
  readonly accountId: string
  readonly merchant: SandboxMerchant
  readonly kind: MallOrderKind
  readonly goodId: string | null
  readonly quantity: number
  readonly points: number
  readonly state: MallOrderState
  /** Epoch milliseconds. */
  readonly at: number
  readonly detail: Omit<MallDetail, 'steps'>
}

/** Stores an order and takes its points, which the caller has found to be there in the same transaction. */
export async function insertMallOrder(
  database: Database,
  order: NewMallOrder,
): Promise<MallOrderRow> {
  const { merchant, at, detail, ...rest } = order
  const { accountId, points, state } = rest
  const row = await database
    .insertInto('mallOrder')
    .values({
      ...rest,
      merchant: merchant.code,
      createdAt: at,
      changedAt: at,
      pointsAfter: 0,
      detail: JSON.stringify({ ...detail, steps: [{ state, at }] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const transactionId = `mall:${row.id}`
  const posting = { accountId, merchant, points, at, transactionId }
  await postPoints(database, { ...posting, reason: 'pointsSpent' })
  const pointsAfter = await loadHolderBalance(database, `points:${accountId}`, [transactionId])
  return database
    .updateTable('mallOrder')
    .set({ pointsAfter: pointsAfter ?? 0 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export interface MallMove {
  /** The states that the order may leave. */
  readonly from: readonly MallOrderState[]
  readonly to: MallOrderState
  /** Epoch milliseconds. */
  readonly at: number
  readonly merchant: SandboxMerchant
  /** The tracking number of a parcel, or the reason of a refusal. */
  readonly note?: string | undefined
}

/**
 * Moves an order to another state within a transaction, once: of two that move it, the second finds another
 * state. A state that returns the points posts them and frees the stock. Returns the order after it, or
 * undefined if the order has left the given states.
 */
export async function moveMallOrder(
  database: Database,
  order: MallOrderRow,
  { from, to, at, merchant, note }: MallMove,
): Promise<MallOrderRow | undefined> {
  const detail = readMallDetail(order)
  const noted = note === undefined ? {} : to === 'shipped' ? { tracking: note } : { reason: note }
  const next: MallDetail = { ...detail, ...noted, steps: [...detail.steps, { state: to, at }] }
  const moved = await database
    .updateTable('mallOrder')
    .set({ state: to, changedAt: at, detail: JSON.stringify(next) })
    .where('id', '=', order.id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst()
  if (moved && returnedStates.some((state) => state === to))
    await returnPoints(database, moved, { merchant, at })
  return moved
}

async function returnPoints(
  database: Database,
  { id, accountId, points, goodId, quantity }: MallOrderRow,
  { merchant, at }: Pick<MallMove, 'merchant' | 'at'>,
): Promise<void> {
  await postPoints(database, {
    accountId,
    merchant,
    points,
    reason: 'pointsRefund',
    at,
    transactionId: `mall:${id}:refund`,
  })
  if (goodId === null) return
  await database
    .updateTable('mallStock')
    .set((set) => ({ taken: set('taken', '-', quantity) }))
    .where('merchant', '=', merchant.code)
    .where('goodId', '=', goodId)
    .execute()
}

/** Returns the decision of staff on an order as a move, or undefined for a state that staff cannot give. */
export function staffMove(state: unknown): Pick<MallMove, 'from' | 'to'> | undefined {
  if (state === 'shipped') return { from: ['processing'], to: 'shipped' }
  if (state === 'done') return { from: ['processing', 'shipped'], to: 'done' }
  if (state === 'refused') return { from: ['processing', 'shipped'], to: 'refused' }
  return undefined
}

/** Finds an order of a member by its number. */
export async function findMallOrder(
  database: Database,
  accountId: string,
  number: string,
): Promise<MallOrderRow | undefined> {
  const id = Number(/^P\d{6}-(\d{1,15})$/.exec(number)?.[1])
  if (!Number.isSafeInteger(id)) return undefined
  const row = await database
    .selectFrom('mallOrder')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row && nameMallOrder(row) === number ? row : undefined
}

/** Loads orders by their ids. */
export async function loadMallOrders(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MallOrderRow>> {
  const rows = await database.selectFrom('mallOrder').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the name of the item of an order; empty for money. */
export function titleOfMallOrder(order: MallOrderRow, language: string): string {
  const { name } = readMallDetail(order)
  return name === undefined ? '' : formatText(name, language)
}

/** Parses the JSON of an order, which `insertMallOrder` and `moveMallOrder` alone write. */
function readMallDetail({ detail }: Pick<MallOrderRow, 'detail'>): MallDetail {
  return JSON.parse(detail) as MallDetail
}

export interface MallReader {
  readonly merchant: SandboxMerchant
  /** Language tag. */
  readonly language: string
}

/** Describes an order as its member sees it, with the delivery masked. */
export function describeMallOrder(
  { merchant, language }: MallReader,
  order: MallOrderRow,
): MallOrder {
  const { name: _, art, minor, delivery, steps, ...detail } = readMallDetail(order)
  const { kind, goodId, quantity, points, state, createdAt, changedAt, pointsAfter } = order
  return {
    orderId: nameMallOrder(order),
    kind,
    ...(goodId !== null && { goodId }),
    name: titleOfMallOrder(order, language),
    ...(art !== undefined && { picture: artAddress(merchant, art) }),
    quantity,
    points,
    state,
    createdAt,
    changedAt,
    pointsAfter,
    ...(minor !== undefined && { amount: formatMinor(minor, currencyOf(merchant.world).digits) }),
    ...(delivery && {
      recipient: maskText(delivery.recipient, { start: 1 }),
      mobileNum: maskText(delivery.mobileNum, { start: 3, end: 4 }),
      address: maskText(delivery.address, { start: 6 }),
    }),
    ...detail,
    steps: [...steps],
  }
}
