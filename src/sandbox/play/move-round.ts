import type { GameRound, StepBody } from '../../core/contract/game-table.ts'
import type { Database } from '../database/open-database.ts'
import {
  type CardsHand,
  decideOutcome,
  halvesPaid,
  type Outcome,
  playStep,
  stepsOf,
} from '../game-rules/cards.ts'
import { comesWith } from '../game-rules/draw.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import type { Sandbox } from '../requests/sandbox.ts'
import { currencyOf } from '../world/currency.ts'
import { drawBalls } from '../world/draw-lottery.ts'
import { canCancel, describeRound } from './describe-round.ts'
import {
  checkFunds,
  closeOrder,
  findOrder,
  loadOrder,
  refundStake,
  takeStake,
  type WholeOrder,
} from './orders.ts'
import { playOnce } from './play-once.ts'
import { readDetail } from './round-detail.ts'
import type { Seat } from './seat.ts'

/** Takes a step of an open hand in one transaction; a hand that is over is answered as it is. */
export async function stepRound(
  seat: Seat,
  roundId: string,
  { key, step }: StepBody,
): Promise<GameRound> {
  const { sandbox, merchant, accountId } = seat
  const { digits } = currencyOf(merchant.world)
  const asked = { key, call: 'step', content: [roundId, step] }
  const whole = await playOnce(seat, asked, async (database) => {
    const found = await findOrder(database, accountId, roundId)
    const hand = found && readHand(found)
    if (!hand) throw new GatewayRefusal('request_param_err')
    if (found.order.state !== 'open') return found
    if (!stepsOf(hand).includes(step)) throw new GatewayRefusal('request_param_err')
    const staked = step === 'double' ? await doubleStake(database, found, sandbox.now()) : found
    const next = playStep(hand, step, sandbox.chance)
    return keepHand(database, staked, { hand: next, at: sandbox.now() })
  })
  return describeRound(whole, { digits, now: sandbox.now() })
}

function readHand({ order }: WholeOrder): CardsHand | undefined {
  const detail = readDetail(order)
  return detail.kind === 'cards' ? detail.hand : undefined
}

async function doubleStake(
  database: Database,
  { order }: WholeOrder,
  at: number,
): Promise<WholeOrder> {
  const { id, stake } = order
  await checkFunds(database, order)
  await database
    .insertInto('suborder')
    .values({
      orderId: id,
      place: 2,
      selection: 'double',
      stake,
      pays: null,
      payout: 0,
      state: 'open',
    })
    .execute()
  return takeStake(database, order, { stake, step: 'double', at })
}

async function keepHand(
  database: Database,
  whole: WholeOrder,
  { hand, at }: { readonly hand: CardsHand; readonly at: number },
): Promise<WholeOrder> {
  const detail = { kind: 'cards', hand } as const
  const outcome = decideOutcome(hand)
  if (outcome !== undefined)
    return closeOrder(database, whole, { payoutOf: payHand(outcome), detail, at })
  await database
    .updateTable('gameOrder')
    .set({ detail: JSON.stringify(detail) })
    .where('id', '=', whole.order.id)
    .execute()
  return loadOrder(database, whole.order.id)
}

function payHand(outcome: Outcome): ({ stake }: { readonly stake: number }) => number {
  return ({ stake }) => Math.floor((stake * halvesPaid[outcome]) / 2)
}

export interface Cancelling {
  readonly accountId: string
  /** The order's number. */
  readonly number: string
  /** The stake's number in it. */
  readonly suborderId: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** Gives a stake of a draw back within a transaction; one that was given back is answered as it is. */
export async function cancelStake(
  database: Database,
  { accountId, number, suborderId, at }: Cancelling,
): Promise<WholeOrder> {
  const whole = await findOrder(database, accountId, number)
  const suborder = whole?.suborders.find(({ place }) => String(place) === suborderId)
  if (!whole || !suborder) throw new GatewayRefusal('order.not.cancellable', { status: 404 })
  if (suborder.state === 'cancelled') return whole
  if (!canCancel(whole.order, suborder, at))
    throw new GatewayRefusal('order.not.cancellable', { status: 409 })
  const { place, stake } = suborder
  return refundStake(database, whole, { place, stake, at })
}

/** Settles every order whose time has come: draws that were drawn, and hands that were left. */
export async function settleDue(sandbox: Sandbox): Promise<void> {
  const due = await sandbox.database
    .selectFrom('gameOrder')
    .select('id')
    .where('state', '=', 'open')
    .where('dueAt', '<=', sandbox.now())
    .orderBy('dueAt')
    .execute()
  for (const { id } of due)
    await sandbox.database
      .transaction()
      .execute((database) => settle(database, sandbox, id))
      // One that cannot be settled keeps nobody from the others.
      .catch((cause: unknown) =>
        sandbox.reportOnce(`Order ${id} cannot be settled: ${String(cause)}`),
      )
}

async function settle(database: Database, { seed, chance, now }: Sandbox, id: number) {
  const whole = await loadOrder(database, id)
  if (whole.order.state !== 'open') return
  const detail = readDetail(whole.order)
  if (detail.kind === 'cards') {
    const hand = playStep(detail.hand, 'stand', chance)
    await keepHand(database, whole, { hand, at: now() })
    return
  }
  if (detail.kind === 'slot') return
  const { lottery, issue } = detail.draw
  const result = drawBalls(seed, lottery, issue)
  await closeOrder(database, whole, {
    payoutOf: ({ selection, stake, pays }) =>
      comesWith(selection, lottery, result) ? Math.floor((stake * (pays ?? 0)) / 100) : 0,
    detail: { kind: 'draw', draw: { lottery, issue, result } },
    at: now(),
  })
}
