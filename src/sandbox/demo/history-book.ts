import type { InsertObject } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import type { MoneyCategory, MoneyDetail } from '../money/money-detail.ts'

type Row<T extends keyof Tables> = InsertObject<Tables, T>

/** The rows of a history, in the order in which they are inserted. */
export interface HistoryRows {
  readonly ledger: Row<'ledger'>[]
  readonly gameOrder: Row<'gameOrder'>[]
  readonly suborder: Row<'suborder'>[]
  readonly moneyOrder: Row<'moneyOrder'>[]
  readonly moneyStep: Row<'moneyStep'>[]
  readonly turnoverEntry: Row<'turnoverEntry'>[]
  readonly turnoverStake: Row<'turnoverStake'>[]
  readonly rewardClaim: Row<'rewardClaim'>[]
  readonly inviteReward: Row<'inviteReward'>[]
}

export interface BookOptions {
  readonly accountId: string
  /** Folder name of the merchant. */
  readonly merchant: string
  /** The ids of the first game order and the first order of money. */
  readonly first: { readonly game: number; readonly money: number }
}

export interface Posted {
  readonly reason: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly transactionId?: string
}

/** An order of money of the past with the states that it reached. Money in the smallest unit. */
export interface PastOrder<C extends MoneyCategory> {
  readonly minor: number
  readonly fee?: number
  readonly steps: readonly [PastStep, ...PastStep[]]
  readonly detail: MoneyDetail<C>
  /** The posting of it, from one holder to another. */
  readonly posting?: { readonly from: string; readonly to: string } & Posted
}

export interface PastStep {
  readonly state: string
  readonly at: number
}

/** Collects the rows of an account's past, and keeps its main wallet. */
export interface HistoryBook {
  readonly rows: HistoryRows
  /** The holder of the main wallet. */
  readonly main: string
  readonly balance: () => number
  readonly post: (from: string, to: string, minor: number, posted: Posted) => void
  /** Adds an order with its posting, if it has one. Returns its id. */
  readonly order: <C extends MoneyCategory>(category: C, order: PastOrder<C>) => number
}

export function openHistoryBook({ accountId, merchant, first }: BookOptions): HistoryBook {
  const main = `member:${accountId}:main`
  const rows: HistoryRows = {
    ledger: [],
    gameOrder: [],
    suborder: [],
    moneyOrder: [],
    moneyStep: [],
    turnoverEntry: [],
    turnoverStake: [],
    rewardClaim: [],
    inviteReward: [],
  }
  let balance = 0

  const post: HistoryBook['post'] = (from, to, minor, posted) => {
    const transactionId = posted.transactionId ?? `history:${accountId}:${rows.ledger.length}`
    const shared = { transactionId, reason: posted.reason, createdAt: posted.at }
    rows.ledger.push({ ...shared, holder: from, minor: -minor }, { ...shared, holder: to, minor })
    if (from === main) balance -= minor
    if (to === main) balance += minor
  }

  const order: HistoryBook['order'] = (category, { minor, fee = 0, steps, detail, posting }) => {
    const id = first.money + rows.moneyOrder.length
    const end = steps.at(-1) ?? steps[0]
    rows.moneyOrder.push({
      id,
      accountId,
      merchant,
      category,
      state: end.state,
      minor,
      fee,
      createdAt: steps[0].at,
      changedAt: end.at,
      expiresAt: null,
      detail: JSON.stringify(detail),
    })
    for (const step of steps) rows.moneyStep.push({ orderId: id, ...step })
    if (!posting) return id
    const { from, to, ...posted } = posting
    post(from, to, Math.abs(minor), { transactionId: `money:${id}`, ...posted })
    return id
  }

  return { rows, main, balance: () => balance, post, order }
}

/** In the order in which rows are inserted, so that each finds the row that it refers to. */
const tables = [
  'ledger',
  'gameOrder',
  'suborder',
  'moneyOrder',
  'moneyStep',
  'turnoverEntry',
  'turnoverStake',
  'rewardClaim',
  'inviteReward',
] as const

/** Rows of one statement: SQLite binds at most 32,766 values. */
const atOnce = 500

export async function insertHistory(database: Database, rows: HistoryRows): Promise<void> {
  for (const table of tables) await insertAll(database, table, rows[table])
}

async function insertAll<T extends (typeof tables)[number]>(
  database: Database,
  table: T,
  rows: readonly Row<T>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce)
    await database
      .insertInto(table)
      .values([...rows.slice(at, at + atOnce)])
      .execute()
}
