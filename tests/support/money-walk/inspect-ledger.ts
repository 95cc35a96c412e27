import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { MoneyCategory } from '../../../src/sandbox/money/money-detail.ts'
import { nameMoneyOrder } from '../../../src/sandbox/money/money-orders.ts'
import { nameOrder } from '../../../src/sandbox/play/orders.ts'
import { canBecome, type KnownOrder, minorOf, type WalkPlayer } from './walk-player.ts'

interface MoneyRow {
  readonly id: number
  readonly category: MoneyCategory
  readonly state: string
  readonly minor: number
  readonly fee: number
  readonly createdAt: number
  readonly detail: string
}

/**
 * Compares the database of a stopped sandbox with what its players were told, and its ledger with its
 * orders. Returns everything that is wrong.
 */
export function inspectLedger(data: string, players: readonly WalkPlayer[]): string[] {
  const database = new DatabaseSync(join(data, 'sandbox.db'))
  try {
    return [
      ...inspectSums(database),
      ...inspectHolders(database),
      ...inspectEffects(database),
      ...players.flatMap((player) => inspectPlayer(database, player)),
    ]
  } finally {
    database.close()
  }
}

function numberOf(database: DatabaseSync, sql: string, ...values: string[]): number {
  return Number(database.prepare(`select coalesce((${sql}), 0) as value`).get(...values)?.['value'])
}

function inspectSums(database: DatabaseSync): string[] {
  const sum = numberOf(database, 'select sum(minor) from ledger')
  const odd = numberOf(
    database,
    `select count(*) from (select transactionId from ledger group by transactionId
      having sum(minor) <> 0 or count(*) <> 2)`,
  )
  return [
    ...(sum === 0 ? [] : [`The ledger's sum is ${sum}`]),
    ...(odd === 0 ? [] : [`${odd} transactions are not two rows that sum to zero`]),
  ]
}

/** Each holder of the house by what it holds according to the orders. */
const expectedHolders = {
  'hold:walk': `select -sum(minor) from moneyOrder where category = 'withdrawal'
    and state in ('submitted', 'reviewing', 'paying')`,
  'transit:walk': `select sum(json_extract(detail, '$.moved')) from moneyOrder
    where category = 'transfer' and state = 'processing'`,
  'bank:walk': `select -sum(minor) from moneyOrder where (category = 'deposit' and state = 'success')
    or (category = 'withdrawal' and state = 'paid')`,
  'bonus:walk': `select -sum(minor) from moneyOrder where category in ('bonus', 'rebate')`,
  'dealer:walk': 'select sum(stake - payout) from gameOrder',
} as const

function inspectHolders(database: DatabaseSync): string[] {
  return Object.entries(expectedHolders).flatMap(([holder, sql]) => {
    const held = numberOf(database, 'select sum(minor) from ledger where holder = ?', holder)
    const expected = numberOf(database, sql)
    return held === expected ? [] : [`${holder} has ${held} in place of ${expected}`]
  })
}

/** The bonus of an order, if it was not played: the deposit then has a turnover of its own. */
const endedBonus = `select 1 from turnoverEntry as bonus where bonus.orderId = moneyOrder.id
  and bonus.kind = 'bonus' and bonus.state in ('expired', 'forfeited')`

/** Queries that count what happened twice, or halfway. */
const wrongEffects = {
  'orders that were decided without the steps to it': `select count(*) from moneyOrder
    where not exists (select 1 from moneyStep
      where moneyStep.orderId = moneyOrder.id and moneyStep.state = moneyOrder.state)`,
  'deposits that were credited without one turnover': `select count(*) from moneyOrder
    where category = 'deposit' and (state = 'success') <>
      (select count(*) from turnoverEntry where orderId = moneyOrder.id
        and not (kind = 'deposit' and exists (${endedBonus})))`,
  'bonuses that ended and did not leave the turnover of their deposit once': `select count(*)
    from turnoverEntry as bonus join moneyOrder on moneyOrder.id = bonus.orderId
    where category = 'deposit' and bonus.kind = 'bonus' and bonus.state in ('expired', 'forfeited')
      and (bonus.done < json_extract(detail, '$.asked')) <>
        (select count(*) from turnoverEntry where orderId = moneyOrder.id and kind = 'deposit')`,
  'deposits whose bonus was not given once': `select count(*) from moneyOrder as deposit
    where category = 'deposit' and
      (state = 'success' and json_extract(detail, '$.promotion') is not null) <>
      (select count(*) from moneyOrder where category = 'bonus' and minor > 0
        and json_extract(moneyOrder.detail, '$.relatedId') = deposit.id)`,
  'bonuses that were taken back twice, or from one that has not ended': `select count(*) from turnoverEntry
    where kind = 'bonus' and (select count(*) from moneyOrder where category = 'bonus' and minor < 0
        and json_extract(detail, '$.relatedId') = turnoverEntry.orderId) > (state <> 'active')`,
  'bonuses that were taken back for another reason than that of their end': `select count(*)
    from turnoverEntry join moneyOrder on json_extract(detail, '$.relatedId') = turnoverEntry.orderId
    where kind = 'bonus' and category = 'bonus' and minor < 0 and json_extract(detail, '$.reason') <>
      case turnoverEntry.state when 'completed' then 'bonusCap' else 'bonusForfeit' end`,
  'bonuses without a limit that were taken back though they were played': `select count(*)
    from turnoverEntry as bonus where kind = 'bonus' and state = 'completed' and (select count(*)
      from moneyOrder where category = 'bonus' and minor < 0 and promotionId = 'free-20'
        and json_extract(detail, '$.relatedId') = bonus.orderId) > 0`,
  'days of a live room that were not paid once': `select count(*) <> (select count(*) from moneyOrder
      where category = 'liveRoom') + (select count(*) from ledger where reason = 'pointsRoom' and minor < 0)
    from livePass`,
  'prices of live rooms that no order has': `select (select coalesce(sum(minor), 0) from ledger
      where reason = 'liveRoom' and holder like 'member:%') <>
    (select coalesce(sum(minor), 0) from moneyOrder where category = 'liveRoom')`,
  'members with points below zero': `select count(*) from (select holder from ledger
    where holder like 'points:%' group by holder having sum(minor) < 0)`,
  'wallets below zero': `select count(*) from (select holder from ledger
    where holder like 'member:%' group by holder having sum(minor) < 0)`,
  'members with two deposits to pay, or two withdrawals': `select count(*) from (
    select accountId from moneyOrder where (category = 'deposit' and state in ('created', 'awaiting'))
      or (category = 'withdrawal' and state in ('submitted', 'reviewing', 'paying'))
    group by accountId, category having count(*) > 1)`,
  'rebates of a day that were paid twice': `select count(*) from (select 1 from moneyOrder
    where category = 'rebate' group by accountId, detail having count(*) > 1)`,
} as const

function inspectEffects(database: DatabaseSync): string[] {
  return Object.entries(wrongEffects).flatMap(([what, sql]) => {
    const count = numberOf(database, sql)
    return count === 0 ? [] : [`${count} ${what}`]
  })
}

function inspectPlayer(database: DatabaseSync, player: WalkPlayer): string[] {
  const { accountId, username } = player.account
  const rows = database
    .prepare('select * from moneyOrder where accountId = ? order by id')
    .all(accountId) as unknown as MoneyRow[] // the columns of its table
  const rounds = database
    .prepare('select id, placedAt from gameOrder where accountId = ?')
    .all(accountId)
    .map((row) => nameOrder({ id: Number(row['id']), placedAt: Number(row['placedAt']) }))
  const named = new Map(rows.map((row) => [nameMoneyOrder(row), row]))
  return [
    ...[...player.orders.values()].flatMap((known) => compareOrder(known, named)),
    ...[...player.rounds]
      .filter((round) => !rounds.includes(round))
      .map((round) => `Round ${round} was answered and is lost`),
    ...findUntold(player, named, rounds),
    ...inspectBalance(database, accountId, rows),
  ].map((fault) => `${username}: ${fault}`)
}

function compareOrder(
  { orderId, state, amount, category }: KnownOrder,
  named: ReadonlyMap<string, MoneyRow>,
): string[] {
  const row = named.get(orderId)
  if (row?.category !== category) return [`${orderId} was answered and is lost`]
  if (!canBecome(state, row.state)) return [`${orderId} was ${state} and is ${row.state}`]
  const minor = amountOf(row)
  return minorOf(amount) === minor ? [] : [`${orderId} was of ${amount} and is of ${minor}`]
}

const ordered: readonly string[] = ['deposit', 'withdrawal', 'transfer']

/** Finds what was made and never answered, but for what the action of this moment may have made. */
function findUntold(
  player: WalkPlayer,
  named: ReadonlyMap<string, MoneyRow>,
  rounds: readonly string[],
): string[] {
  const orders = [...named].filter(
    ([orderId, { category }]) => !player.orders.has(orderId) && ordered.includes(category),
  )
  const strange = rounds.filter((round) => !player.rounds.has(round))
  const isRecall = orders.every(([, { category }]) => category === 'transfer')
  // A recall makes an order at each vendor.
  const allowed = isRecall ? 3 : 1
  const untold = [...orders.map(([orderId]) => orderId), ...strange]
  if (untold.length <= (player.isBusy() ? allowed : 0)) return []
  return [`No player got an answer about ${untold.join(', ')}`]
}

function inspectBalance(
  database: DatabaseSync,
  accountId: string,
  rows: readonly MoneyRow[],
): string[] {
  const prefix = `member:${accountId}:%`
  const held = numberOf(database, 'select sum(minor) from ledger where holder like ?', prefix)
  const opening = "select sum(minor) from ledger where reason = 'opening' and holder like ?"
  const played = 'select sum(payout - stake) from gameOrder where accountId = ?'
  const expected =
    numberOf(database, opening, prefix) +
    numberOf(database, played, accountId) +
    rows.reduce((total, row) => total + effectOf(row), 0)
  return held === expected ? [] : [`the balance is ${held} in place of ${expected}`]
}

/** Returns the amount of an order as an answer has it. */
function amountOf({ category, minor, fee, detail }: MoneyRow): number {
  if (category === 'transfer') return Number(JSON.parse(detail).moved)
  return category === 'deposit' ? minor + fee : Math.abs(minor)
}

/** Returns what an order adds to all wallets of a player. */
function effectOf({ category, state, minor, detail }: MoneyRow): number {
  if (category === 'transfer') return state === 'processing' ? -Number(JSON.parse(detail).moved) : 0
  if (category === 'withdrawal') return state === 'rejected' ? 0 : minor
  return state === 'success' ? minor : 0
}
