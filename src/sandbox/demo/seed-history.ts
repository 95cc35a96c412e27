import { defaultRates, shareOf } from '../agents/rates.ts'
import type { Database } from '../database/open-database.ts'
import { dayMs, hourMs, minuteMs } from '../kit/durations.ts'
import { between } from '../kit/random.ts'
import { parseMinor } from '../ledger/ledger.ts'
import { nameRebate } from '../money/money-orders.ts'
import { currencyOf } from '../world/currency.ts'
import { insertHistory, openHistoryBook } from './history-book.ts'
import { loadCard } from './past/load-card.ts'
import { type History, openPast, type Past } from './past/past.ts'
import { addDeposit, pickPromotion, planDeposit } from './past/past-deposits.ts'
import { planEnd } from './past/past-end.ts'
import { addGift } from './past/past-gifts.ts'
import { addSession, drawRound } from './past/past-play.ts'
import { expireBonuses } from './past/past-turnover.ts'
import { withdrawInEvening } from './past/past-withdrawals.ts'

/**
 * Gives an account the records of past days: deposits, withdrawals, transfers, bets, bonuses and rebates, all as
 * postings of the ledger, by the terms of the world, the same for the same seed. Afterwards its main wallet holds the
 * balance that was asked for.
 */
export async function seedHistory(database: Database, history: History): Promise<void> {
  await database.transaction().execute(async (within) => {
    const game = (await lastId(within, 'gameOrder')) + 1
    const money = (await lastId(within, 'moneyOrder')) + 1
    const { accountId, merchant, days, now } = history
    const first = { game, money }
    const book = openHistoryBook({ accountId, merchant: merchant.code, first })
    const past = openPast(history, { book, first, card: await loadCard(within, history) })
    const today = Math.floor(now / dayMs) * dayMs
    openWallets(past, today - days * dayMs)
    for (let ago = days; ago > 1; ago -= 1) {
      addDay(past, today - ago * dayMs)
      addRebates(past, today - ago * dayMs)
    }
    const yesterday = today - dayMs
    addDay(past, yesterday)
    const end = planEnd(past, { today, rebates: sumOf(listRebates(past)) })
    end.correct(yesterday + 21 * hourMs)
    addRebates(past, yesterday)
    end.play()
    await insertHistory(within, book.rows)
  })
}

/** Gives wallets of vendors what lies there from the first moment on, so that no later row opens the account. */
function openWallets({ book, history }: Past, at: number): void {
  const { accountId, merchant, wallets = [] } = history
  for (const { vendor, part } of wallets)
    book.post(`platform:${merchant.code}`, `member:${accountId}:${vendor}`, part, {
      reason: 'opening',
      at,
    })
}

async function lastId(database: Database, table: 'gameOrder' | 'moneyOrder'): Promise<number> {
  const row = await database
    .selectFrom(table)
    .select((select) => select.fn.max<number | null>('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

interface Event {
  readonly at: number
  readonly add: (at: number) => void
}

/** Adds what happened on a day, in the order of its times. */
function addDay(past: Past, day: number): void {
  const { history, random } = past
  // After the rebates of the day before.
  expireBonuses(past, day + 2 * minuteMs)
  const morning = day + between(random, 8, 11) * hourMs
  const sessions = Array.from(
    { length: between(random, 0, 2) },
    (_, place): Event => ({
      at: morning + (2 + place * 3) * hourMs,
      add: (at) => addSessionOfDay(past, at),
    }),
  )
  const events: readonly Event[] = [
    { at: morning, add: (at) => addDepositOfDay(past, at) },
    ...sessions,
    { at: day + 20 * hourMs, add: (at) => withdrawInEvening(past, at) },
    ...(history.gifts ?? [])
      .filter(({ at }) => at >= day && at < day + dayMs)
      .map((gift): Event => ({ at: gift.at, add: (at) => addGift(past, at, gift) })),
  ]
  for (const { at, add } of events.toSorted((one, other) => one.at - other.at)) add(at)
}

function addDepositOfDay(past: Past, at: number): void {
  const { random, unit, book } = past
  if (book.balance() >= 60 * unit && random() >= 0.35) return
  const { leastDeposit = 0 } = past.history
  const asked = Math.max(leastDeposit, ([5, 10, 20, 30, 50][between(random, 0, 4)] ?? 10) * unit)
  const outcome = random()
  const state = outcome < 0.08 ? 'expired' : outcome < 0.12 ? 'failed' : 'success'
  const promotion = pickPromotion(past)
  const { digits } = currencyOf(past.history.merchant.world)
  const isTaken = promotion && asked >= parseMinor(promotion.minDeposit, digits) && random() < 0.12
  const plan = planDeposit(past, { asked, ...(isTaken && { promotion }) })
  addDeposit(past, at, { plan, state })
}

function addSessionOfDay(past: Past, at: number): void {
  const { random, unit, book } = past
  const rounds = Array.from({ length: between(random, 3, 9) }, () => drawRound(past))
  const taken = Math.min(book.balance(), between(random, 20, 60) * unit)
  addSession(past, { at, stepMs: minuteMs, rounds, taken })
}

interface PastRebate {
  readonly vendor: string
  readonly category: string
  readonly minor: number
}

/** Lists the rebates of the day that is written. */
function listRebates({ history, staked }: Past): readonly PastRebate[] {
  const { merchant, rates = defaultRates(merchant) } = history
  return [...staked.values()]
    .map(({ vendor, category, staked: bets }) => ({
      vendor,
      category,
      minor: shareOf(bets, rates[category] ?? 0),
    }))
    .filter(({ minor }) => minor > 0)
}

function sumOf(rebates: readonly PastRebate[]): number {
  return rebates.reduce((total, { minor }) => total + minor, 0)
}

/** Adds the rebates of a day at the start of the next one. */
function addRebates(past: Past, day: number): void {
  const { history, book } = past
  const at = day + dayMs + minuteMs
  for (const { minor, ...product } of listRebates(past)) {
    const detail = { day, ...product }
    book.order('rebate', {
      minor,
      steps: [{ state: 'success', at }],
      detail,
      posting: {
        from: `bonus:${history.merchant.code}`,
        to: book.main,
        reason: 'rebate',
        at,
        transactionId: nameRebate(history.accountId, detail),
      },
    })
  }
  past.staked.clear()
}
