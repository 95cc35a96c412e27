import { findWins, spinReels } from '../../game-rules/slot.ts'
import { between } from '../../kit/random.ts'
import { lineWin } from '../../play/describe-round.ts'
import { payingWallet } from '../../play/paying-wallet.ts'
import type { Past } from './past.ts'
import type { PlayedTitle } from './past-games.ts'
import { type PastStake, playTurnover } from './past-turnover.ts'

/** A round that was drawn; money in the currency's smallest unit. */
export interface DrawnRound {
  readonly stake: number
  readonly reels: ReturnType<typeof spinReels>
  readonly wins: ReturnType<typeof findWins>
  readonly payout: number
}

/** Draws a round. */
export function drawRound({ random, chance, unit }: Past): DrawnRound {
  const stake = between(random, 1, 12) * unit
  const reels = spinReels(chance)
  const wins = findWins(reels)
  const payout = wins.reduce((total, { times }) => total + lineWin(stake, times), 0)
  return { stake, reels, wins, payout }
}

export interface Session {
  /** Epoch milliseconds. */
  readonly at: number
  /** The milliseconds between two rounds. */
  readonly stepMs: number
  readonly rounds: readonly DrawnRound[]
  /** The money that goes to a vendor with a wallet of its own. */
  readonly taken: number
}

/** Adds some rounds of a game. Money of the main wallet goes to the vendor before and comes back after. */
export function addSession(past: Past, { at, stepMs, rounds, taken }: Session): void {
  const { history, book, random, games } = past
  const { settings, accountId } = history
  const game = games[between(random, 0, games.length - 1)]
  if (!game || taken <= 0) return
  const wallet = payingWallet(settings, game.vendor)
  const holder = `member:${accountId}:${wallet}`
  const isVendors = wallet !== 'main'
  if (isVendors)
    book.order('transfer', {
      minor: -taken,
      steps: [{ state: 'success', at }],
      detail: { from: 'main', to: wallet, moved: taken },
      posting: { from: book.main, to: holder, reason: 'transfer', at },
    })
  let held = isVendors ? taken : book.balance()
  const stakes: PastStake[] = []
  for (const [place, round] of rounds.entries()) {
    if (round.stake > held) continue
    const placedAt = at + (place + 1) * stepMs
    held += addRound(past, placedAt, { game, wallet, held, round })
    stakes.push({ ...round, category: game.category, placedAt })
  }
  const endedAt = at + (rounds.length + 1) * stepMs
  if (isVendors && held > 0) book.post(holder, book.main, held, { reason: 'recall', at: endedAt })
  playTurnover(past, stakes, endedAt)
}

interface PastRound {
  readonly game: PlayedTitle
  readonly wallet: string
  readonly held: number
  readonly round: DrawnRound
}

/** Adds a round that a wallet can pay. Returns what the wallet gained. */
function addRound(
  { history, book, first, staked }: Past,
  at: number,
  { game, wallet, held, round: { stake, reels, wins, payout } }: PastRound,
): number {
  const { accountId, merchant } = history
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
