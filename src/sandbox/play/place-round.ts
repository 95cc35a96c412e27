import type { GameRound, PlayBody } from '../../core/contract/game-table.ts'
import type { Database } from '../database/open-database.ts'
import { dealHand, decideOutcome, halvesPaid } from '../game-rules/cards.ts'
import { listBets } from '../game-rules/draw.ts'
import { findWins, spinReels } from '../game-rules/slot.ts'
import { dayMs } from '../kit/durations.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import { parseMinor } from '../ledger/ledger.ts'
import { currencyOf } from '../world/currency.ts'
import { nextDraw } from '../world/draw-lottery.ts'
import { describeRound, lineWin } from './describe-round.ts'
import { closeOrder, type NewStake, openOrder, type WholeOrder } from './orders.ts'
import { playOnce } from './play-once.ts'
import type { Seat } from './seat.ts'

/** The stakes of a round, times the minimum stake. */
export const stakeSteps = [1, 2, 5, 10, 20, 50, 100] as const
/** A hand that is left open so long is stood. */
const patienceMs = dayMs
const mostStakes = 100

/** Plays a round, or sells a ticket of a draw, in one transaction; the same key is the same round. */
export async function placeRound(seat: Seat, body: PlayBody): Promise<GameRound> {
  const { sandbox, merchant, played } = seat
  const { digits } = currencyOf(merchant.world)
  const { key, ...asked } = body
  const content = [merchant.code, played.vendor, played.code, asked]
  const play = plays[played.kind]
  const whole = await playOnce(seat, { key, call: 'play', content }, (within) =>
    play(within, seat, body),
  )
  return describeRound(whole, { digits, now: sandbox.now() })
}

type Play = (database: Database, seat: Seat, body: PlayBody) => Promise<WholeOrder>

const plays: Readonly<Record<Seat['played']['kind'], Play>> = {
  slot: playSlot,
  cards: playCards,
  draw: playDraw,
}

async function playSlot(database: Database, seat: Seat, body: PlayBody): Promise<WholeOrder> {
  const { chance, now } = seat.sandbox
  const stake = readStake(seat, body.stake)
  const reels = spinReels(chance)
  const detail = { kind: 'slot', reels, wins: findWins(reels) } as const
  const stakes = [{ selection: 'lines', stake }]
  const whole = await openOrder(database, seat, { stakes, detail, placedAt: now() })
  const won = detail.wins.reduce((total, { times }) => total + lineWin(stake, times), 0)
  return closeOrder(database, whole, { payoutOf: () => won, detail, at: now() })
}

async function playCards(database: Database, seat: Seat, body: PlayBody): Promise<WholeOrder> {
  const { chance, now } = seat.sandbox
  const stake = readStake(seat, body.stake)
  if (await findOpenHand(database, seat))
    throw new GatewayRefusal('game.round.open', { status: 409 })
  const hand = dealHand(chance)
  const detail = { kind: 'cards', hand } as const
  const stakes = [{ selection: 'hand', stake }]
  const placedAt = now()
  const dueAt = placedAt + patienceMs
  const whole = await openOrder(database, seat, { stakes, detail, dueAt, placedAt })
  const outcome = decideOutcome(hand)
  if (outcome === undefined) return whole
  const payoutOf = () => Math.floor((stake * halvesPaid[outcome]) / 2)
  return closeOrder(database, whole, { payoutOf, detail, at: placedAt })
}

async function playDraw(database: Database, seat: Seat, body: PlayBody): Promise<WholeOrder> {
  const { lottery } = seat.played
  if (!lottery) throw new GatewayRefusal('request_param_err')
  const placedAt = seat.sandbox.now()
  const { issue, closesAt, drawsAt } = nextDraw(lottery, placedAt)
  const stakes = readStakes(seat, body.stakes)
  if (placedAt >= closesAt) throw new GatewayRefusal('draw.closed', { status: 409 })
  const { name: _name, ...rules } = lottery
  const detail = { kind: 'draw', draw: { lottery: rules, issue } } as const
  return openOrder(database, seat, { stakes, detail, closesAt, dueAt: drawsAt, placedAt })
}

/** The hand of this game that was left open. */
export async function findOpenHand(
  database: Database,
  { accountId, played }: Pick<Seat, 'accountId' | 'played'>,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('gameOrder')
    .select('id')
    .where('accountId', '=', accountId)
    .where('vendor', '=', played.vendor)
    .where('gameCode', '=', played.code)
    .where('kind', '=', 'cards')
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row?.id
}

function readStakes(seat: Seat, stakes: PlayBody['stakes'] = []): NewStake[] {
  const { lottery } = seat.played
  if (!lottery || stakes.length === 0 || stakes.length > mostStakes)
    throw new GatewayRefusal('request_param_err')
  const bets = new Map(listBets(lottery).map(({ selection, pays }) => [selection, pays]))
  return stakes.map(({ selection, stake }) => {
    const pays = bets.get(selection)
    if (pays === undefined) throw new GatewayRefusal('request_param_err')
    return { selection, stake: readStake(seat, stake), pays: Math.round(pays * 100) }
  })
}

/** A stake in the smallest unit: a multiple of the least, up to the greatest. */
function readStake({ played, merchant }: Seat, stake: string | undefined): number {
  const { digits } = currencyOf(merchant.world)
  const form = /^\d{1,9}(\.\d+)?$/.exec(stake ?? '')
  if (stake === undefined || !form || (form[1]?.length ?? 0) > digits + 1)
    throw new GatewayRefusal('request_param_err')
  const minor = parseMinor(stake, digits)
  const most = played.least * Math.max(...stakeSteps)
  if (minor < played.least || minor > most || minor % played.least !== 0)
    throw new GatewayRefusal('request_param_err')
  return minor
}
