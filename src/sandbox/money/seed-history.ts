import { defaultRates, type Rates, shareOf } from '../agents/rates.ts'
import type { Database } from '../database/open-database.ts'
import type { Chance } from '../game-rules/chance.ts'
import { findWins, spinReels } from '../game-rules/slot.ts'
import { parseMinor } from '../ledger.ts'
import { lineWin } from '../play/describe-round.ts'
import { payingWallet } from '../play/paying-wallet.ts'
import { findPlayed } from '../play/played-game.ts'
import { listPastClaims, type PastClaim } from '../rewards/past-claims.ts'
import { listBanks } from '../world/banks.ts'
import { currencyOf } from '../world/currency.ts'
import { listGames } from '../world/list-games.ts'
import { between, createRandom, type Random } from '../world/random.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import type { SandboxSettings } from '../world/sandbox-settings.ts'
import { nameRebate } from './balance-after.ts'
import { depositMethodsOf, depositPromotionsOf } from './deposit-methods.ts'
import { type HistoryBook, insertHistory, openHistoryBook, type PastStep } from './history-book.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export interface History {
  readonly merchant: SandboxMerchant
  readonly settings: Pick<SandboxSettings, 'wallet'>
  readonly accountId: string
  readonly username: string
  /** The seed of the world. */
  readonly seed: string
  readonly days: number
  /** The main wallet at the end, in the currency's smallest unit. */
  readonly balance: number
  readonly now: number
  /** The rates of its rebates; those of a member by default. */
  readonly rates?: Rates
}

/**
 * Gives an account the records of past days: deposits, withdrawals, transfers, bets, bonuses and rebates,
 * all as postings of the ledger, the same for the same seed. Afterwards its main wallet holds the
 * balance that was asked for.
 */
export async function seedHistory(database: Database, history: History): Promise<void> {
  await database.transaction().execute(async (within) => {
    const game = (await lastId(within, 'gameOrder')) + 1
    const money = (await lastId(within, 'moneyOrder')) + 1
    const { accountId, merchant, days, now } = history
    const first = { game, money }
    const book = openHistoryBook({ accountId, merchant: merchant.code, first })
    const past = composePast(history, book, first)
    const today = Math.floor(now / dayMs) * dayMs
    for (let ago = days; ago > 0; ago -= 1) addDay(past, today - ago * dayMs)
    for (const claim of listPastClaims(merchant, now)) addClaim(past, claim)
    addEnd(past)
    await insertHistory(within, book.rows)
  })
}

async function lastId(database: Database, table: 'gameOrder' | 'moneyOrder'): Promise<number> {
  const row = await database
    .selectFrom(table)
    .select((select) => select.fn.max<number | null>('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

interface PlayedTitle {
  readonly vendor: string
  readonly code: string
  readonly category: string
}

/** A history while it is written. Amounts are in the currency's smallest unit. */
interface Past {
  readonly history: History
  readonly book: HistoryBook
  readonly first: { readonly game: number; readonly money: number }
  readonly random: Random
  readonly chance: Chance
  /** The step of amounts. */
  readonly unit: number
  readonly games: readonly PlayedTitle[]
  /** What was staked on the day that is written, by category and vendor. */
  readonly staked: Map<string, PlayedTitle & { readonly staked: number }>
}

function composePast(history: History, book: HistoryBook, first: Past['first']): Past {
  const { merchant, username, seed, balance } = history
  const random = createRandom(`${seed}/${merchant.code}/${username}/history`)
  const chance: Chance = (below) => Math.floor(random() * below)
  const unit = unitOf(balance, currencyOf(merchant.world).digits)
  const games = pickGames(history, random)
  return { history, book, first, random, chance, unit, games, staked: new Map() }
}

/** Returns the step of amounts: about a hundredth of a balance, such as 100 of 12,480.50. */
function unitOf(balance: number, digits: number): number {
  const one = parseMinor('1', digits)
  return (
    [1, 10, 100, 1000].map((step) => step * one).findLast((step) => step * 100 <= balance) ?? one
  )
}

const titles = 12

/** The games on reels of each merchant, which take long to find. */
const reelsOf = new WeakMap<SandboxMerchant, ReturnType<typeof listGames>>()

/** Picks some of a merchant's games that are played on reels. */
function pickGames({ merchant, seed }: History, random: Random): readonly PlayedTitle[] {
  const reels =
    reelsOf.get(merchant) ??
    listGames(seed, merchant).filter(
      ({ vendor, code }) => findPlayed(seed, merchant, { vendor, code })?.kind === 'slot',
    )
  reelsOf.set(merchant, reels)
  return Array.from({ length: titles }, () => reels[between(random, 0, reels.length - 1)]).flatMap(
    (game) => (game ? [{ vendor: game.vendor, code: game.code, category: game.category }] : []),
  )
}

function addDay(past: Past, day: number): void {
  const { book, random, unit } = past
  const morning = day + between(random, 8, 11) * hourMs
  if (book.balance() < 60 * unit || random() < 0.35) addDepositOfDay(past, morning)
  const sessions = between(random, 0, 2)
  for (let session = 0; session < sessions; session += 1)
    addSession(past, morning + (2 + session * 3) * hourMs, between(random, 3, 9))
  if (book.balance() > 150 * unit && random() < 0.6)
    addWithdrawal(past, day + 20 * hourMs, {
      minor: 50 * unit,
      state: random() < 0.15 ? 'rejected' : 'paid',
    })
  addRebates(past, day)
}

function addDepositOfDay(past: Past, at: number): void {
  const { random, unit } = past
  const asked = [5, 10, 20, 30, 50][between(random, 0, 4)] ?? 10
  const outcome = random()
  const state = outcome < 0.08 ? 'expired' : outcome < 0.12 ? 'failed' : 'success'
  const id = addDeposit(past, at, { asked: asked * unit, state })
  if (state === 'success' && asked >= 30 && random() < 0.3)
    addBonus(past, at + 4 * minuteMs, { depositId: id, state: 'completed' })
}

interface PastDeposit {
  readonly asked: number
  readonly state: 'success' | 'failed' | 'expired'
}

function addDeposit(past: Past, at: number, { asked, state }: PastDeposit): number {
  const { history, book, random } = past
  const { world, code } = history.merchant
  const methods = depositMethodsOf(world)
  const method = methods[between(random, 0, methods.length - 1)]
  const isExact = currencyOf(world).digits < 2 || method?.pay === 'page'
  const verifyingAt = at + 2 * minuteMs
  const decidedAt = verifyingAt + between(random, 1, 20) * minuteMs
  const verifying: readonly PastStep[] =
    state === 'expired' ? [] : [{ state: 'verifying', at: verifyingAt }]
  return book.order('deposit', {
    minor: isExact ? asked : asked + between(random, 1, 99),
    steps: [{ state: 'awaiting', at }, ...verifying, { state, at: decidedAt }],
    detail: {
      methodId: method?.id ?? '',
      provider: method?.provider ?? 'manualTransfer',
      group: method?.group ?? 'bank',
      slip: method?.slip ?? 'none',
      asked,
      minutes: method?.minutes ?? 0,
      ...(state === 'failed' && { reason: 'notReceived' as const }),
    },
    ...(state === 'success' && {
      posting: { from: `bank:${code}`, to: book.main, reason: 'deposit', at: decidedAt },
    }),
  })
}

interface PastWithdrawal {
  readonly minor: number
  readonly state: 'paid' | 'rejected'
}

function addWithdrawal(past: Past, at: number, { minor, state }: PastWithdrawal): void {
  const { history, book, random } = past
  const { world, code } = history.merchant
  const banks = listBanks(world, 'en')
  const bankCode = banks[between(random, 0, banks.length - 1)]?.code ?? ''
  const endedAt = at + between(random, 10, 40) * minuteMs
  const isPaid = state === 'paid'
  const hold = `hold:${code}`
  const id = book.order('withdrawal', {
    minor: -minor,
    steps: [
      { state: 'submitted', at },
      { state: 'reviewing', at: at + 2 * minuteMs },
      ...(isPaid ? [{ state: 'paying', at: at + 6 * minuteMs }] : []),
      { state, at: endedAt },
    ],
    detail: {
      bankCode,
      number: `****${between(random, 1000, 9999)}`,
      holder: '****',
      minutes: 30,
      ...(!isPaid && { reason: 'accountClosed' as const, refunded: true as const }),
    },
    posting: { from: book.main, to: hold, reason: 'withdrawal', at },
  })
  if (isPaid)
    book.post(hold, `bank:${code}`, minor, {
      reason: 'withdrawal',
      at: endedAt,
      transactionId: `money:${id}:paid`,
    })
  else
    book.post(hold, book.main, minor, {
      reason: 'withdrawalRefund',
      at: endedAt,
      transactionId: `money:${id}:refund`,
    })
}

/** Adds some rounds of a game. Money of the main wallet goes to the vendor before and comes back after. */
function addSession(past: Past, at: number, rounds: number): void {
  const { history, book, random, unit, games } = past
  const { settings, accountId } = history
  const game = games[between(random, 0, games.length - 1)]
  if (!game) return
  const wallet = payingWallet(settings, game.vendor)
  const holder = `member:${accountId}:${wallet}`
  const isVendors = wallet !== 'main'
  const taken = Math.min(book.balance(), between(random, 20, 60) * unit)
  if (taken <= 0) return
  if (isVendors)
    book.order('transfer', {
      minor: -taken,
      steps: [{ state: 'success', at }],
      detail: { from: 'main', to: wallet, moved: taken },
      posting: { from: book.main, to: holder, reason: 'transfer', at },
    })
  let held = isVendors ? taken : book.balance()
  for (let round = 1; round <= rounds; round += 1)
    held += addRound(past, at + round * minuteMs, { game, wallet, held })
  const endedAt = at + (rounds + 1) * minuteMs
  if (isVendors && held > 0) book.post(holder, book.main, held, { reason: 'recall', at: endedAt })
}

interface PastRound {
  readonly game: PlayedTitle
  readonly wallet: string
  readonly held: number
}

/** Adds a round that a wallet can pay. Returns what the wallet gained. */
function addRound(past: Past, at: number, { game, wallet, held }: PastRound): number {
  const { history, book, random, chance, unit, first, staked } = past
  const { accountId, merchant } = history
  const stake = between(random, 1, 12) * unit
  if (stake > held) return 0
  const reels = spinReels(chance)
  const wins = findWins(reels)
  const payout = wins.reduce((total, { times }) => total + lineWin(stake, times), 0)
  const id = first.game + book.rows.gameOrder.length
  const { vendor, code: gameCode, category } = game
  book.rows.gameOrder.push({
    id,
    accountId,
    merchant: merchant.code,
    vendor,
    gameCode,
    category,
    kind: 'slot',
    wallet,
    stake,
    payout,
    balance: held - stake + payout,
    state: 'settled',
    placedAt: at,
    settledAt: at,
    closesAt: null,
    dueAt: null,
    detail: JSON.stringify({ kind: 'slot', reels, wins }),
  })
  book.rows.suborder.push({
    orderId: id,
    place: 1,
    selection: 'lines',
    stake,
    pays: null,
    payout,
    state: payout > 0 ? 'won' : 'lost',
  })
  book.rows.turnoverStake.push({ orderId: id })
  const holder = `member:${accountId}:${wallet}`
  const dealer = `dealer:${merchant.code}`
  book.post(holder, dealer, stake, { reason: 'stake', at, transactionId: `order:${id}:stake` })
  if (payout > 0)
    book.post(dealer, holder, payout, {
      reason: 'payout',
      at,
      transactionId: `order:${id}:payout`,
    })
  const key = `${vendor}:${category}`
  staked.set(key, { ...game, staked: (staked.get(key)?.staked ?? 0) + stake })
  return payout - stake
}

/** Adds the rebates of a day at the start of the next one. */
function addRebates({ history, book, staked }: Past, day: number): void {
  const { merchant, accountId, rates = defaultRates(merchant) } = history
  const at = day + dayMs + minuteMs
  for (const { vendor, category, staked: bets } of staked.values()) {
    const minor = shareOf(bets, rates[category] ?? 0)
    if (minor > 0)
      book.order('rebate', {
        minor,
        steps: [{ state: 'success', at }],
        detail: { day, vendor, category },
        posting: {
          from: `bonus:${merchant.code}`,
          to: book.main,
          reason: 'rebate',
          at,
          transactionId: nameRebate(accountId, { day, vendor, category }),
        },
      })
  }
  staked.clear()
}

interface PastBonus {
  readonly depositId: number
  readonly state: 'completed' | 'active'
}

function addBonus(
  { history, book, unit }: Past,
  at: number,
  { depositId, state }: PastBonus,
): void {
  const { merchant, accountId } = history
  const [promotion] = depositPromotionsOf(merchant.world)
  if (!promotion) return
  const minor = 4 * unit
  book.order('bonus', {
    minor,
    steps: [{ state: 'success', at }],
    detail: { promotionId: promotion.id, relatedId: depositId },
    posting: { from: `bonus:${merchant.code}`, to: book.main, reason: 'bonus', at },
  })
  const isActive = state === 'active'
  const required = 80 * unit
  book.rows.turnoverEntry.push({
    accountId,
    orderId: depositId,
    kind: 'bonus',
    promotionId: promotion.id,
    locked: 40 * unit,
    bonus: minor,
    required,
    done: isActive ? 64 * unit : required,
    state,
    createdAt: at,
    expiresAt: at + promotion.days * dayMs,
    endedAt: isActive ? null : at + 6 * hourMs,
  })
}

/** Adds a reward that was claimed, whose turnover is played. */
function addClaim({ history, book }: Past, claim: PastClaim): void {
  const { merchant, accountId } = history
  const { termsId, minor, at } = claim
  const orderId = book.order('bonus', {
    minor,
    steps: [{ state: 'success', at }],
    detail: { promotionId: termsId },
    posting: { from: `bonus:${merchant.code}`, to: book.main, reason: 'bonus', at },
  })
  book.rows.rewardClaim.push({ accountId, orderId, ...claim })
}

/** Ends a history with an active bonus and the balance that was asked for. */
function addEnd(past: Past): void {
  const { history, book, unit } = past
  const { now, balance, merchant } = history
  const at = now - 2 * hourMs
  const depositId = addDeposit(past, at - hourMs, { asked: 36 * unit, state: 'success' })
  addBonus(past, at, { depositId, state: 'active' })
  const missing = balance - book.balance()
  if (missing < 0) addWithdrawal(past, at + minuteMs, { minor: -missing, state: 'paid' })
  if (missing > 0)
    book.order('adjustment', {
      minor: missing,
      steps: [{ state: 'success', at: at + minuteMs }],
      detail: { note: '' },
      posting: {
        from: `platform:${merchant.code}`,
        to: book.main,
        reason: 'adjustment',
        at: at + minuteMs,
      },
    })
}
