import type {
  CardsState,
  DrawStake,
  DrawState,
  GameRound,
  SlotResult,
} from '../../core/contract/game-table.ts'
import type { GameOrderRow, SuborderRow } from '../database/game-tables.ts'
import { type CardsHand, decideOutcome, handTotal, stepsOf } from '../game-rules/cards.ts'
import { type LineWin, slotLines } from '../game-rules/slot.ts'
import { formatMinor } from '../ledger/ledger.ts'
import { nameIssue } from '../world/draw-lottery.ts'
import { nameOrder, type WholeOrder } from './orders.ts'
import { readDetail, type SoldDraw } from './round-detail.ts'

export interface Announcement {
  /** Of the currency. */
  readonly digits: number
  readonly now: number
}

/** A round as its game shows it. */
export function describeRound(whole: WholeOrder, { digits, now }: Announcement): GameRound {
  const { order } = whole
  const format = (minor: number): string => formatMinor(minor, digits)
  const shared = {
    roundId: nameOrder(order),
    state: order.state,
    stake: format(order.stake),
    payout: format(order.payout),
    balance: format(order.balance),
    placedAt: order.placedAt,
  }
  const detail = readDetail(order)
  if (detail.kind === 'slot')
    return { ...shared, slot: describeSlot(detail, (times) => format(lineWin(order.stake, times))) }
  if (detail.kind === 'cards') return { ...shared, cards: describeCards(detail.hand) }
  return { ...shared, draw: describeDraw(detail.draw, whole, { digits, now }) }
}

/** Returns the win of a slot's line, from the stake on all lines. */
export function lineWin(stake: number, times: number): number {
  return Math.floor((stake * times) / slotLines.length)
}

function describeSlot(
  { reels, wins }: { readonly reels: SlotResult['reels']; readonly wins: readonly LineWin[] },
  format: (times: number) => string,
): SlotResult {
  return { reels, wins: wins.map(({ times, ...win }) => ({ ...win, amount: format(times) })) }
}

function describeCards(hand: CardsHand): CardsState {
  const outcome = decideOutcome(hand)
  const dealer = outcome === undefined ? hand.dealer.slice(0, 1) : hand.dealer
  return {
    player: hand.player,
    dealer,
    playerTotal: handTotal(hand.player),
    dealerTotal: handTotal(dealer),
    ...(outcome === undefined ? {} : { outcome }),
    steps: stepsOf(hand),
  }
}

function describeDraw(
  { lottery, issue, result }: SoldDraw,
  { order, suborders }: WholeOrder,
  telling: Announcement,
): DrawState {
  return {
    issue: nameIssue(issue, lottery),
    drawsAt: order.dueAt ?? order.placedAt,
    ...(result ? { result } : {}),
    stakes: suborders.map((suborder) => describeStake(order, suborder, telling)),
  }
}

/** One stake of an order. */
export function describeStake(
  order: GameOrderRow,
  suborder: SuborderRow,
  { digits, now }: Announcement,
): DrawStake {
  const { place, selection, stake, payout, state } = suborder
  return {
    suborderId: String(place),
    selection,
    stake: formatMinor(stake, digits),
    payout: formatMinor(payout, digits),
    state,
    cancellable: canCancel(order, suborder, now),
  }
}

/** Returns true if a stake can be refunded: before its draw closes. */
export function canCancel(
  { closesAt }: Pick<GameOrderRow, 'closesAt'>,
  { state }: Pick<SuborderRow, 'state'>,
  now: number,
): boolean {
  return state === 'open' && closesAt !== null && now < closesAt
}
