import type { GameRound } from '../../core/contract/game-table.ts'
import type { Order, OrderDetail } from '../../core/contract/generated/gateway.ts'
import { decideOutcome } from '../game-rules/cards.ts'
import { formatText } from '../kit/format-text.ts'
import { formatMinor } from '../ledger/ledger.ts'
import type { SandboxRequest } from '../requests/sandbox.ts'
import { currencyOf } from '../world/currency.ts'
import { nameIssue } from '../world/draw-lottery.ts'
import { describeRound, describeStake } from './describe-round.ts'
import { loadOrder, nameOrder, type WholeOrder } from './orders.ts'
import { findPlayed } from './played-game.ts'
import { readDetail } from './round-detail.ts'
import type { Seat } from './seat.ts'

const latest = 20

/** The last rounds of a game, newest first. */
export async function listRounds({
  sandbox,
  merchant,
  accountId,
  played,
}: Seat): Promise<GameRound[]> {
  const { database, now } = sandbox
  const { digits } = currencyOf(merchant.world)
  const rows = await database
    .selectFrom('gameOrder')
    .select('id')
    .where('accountId', '=', accountId)
    .where('vendor', '=', played.vendor)
    .where('gameCode', '=', played.code)
    .orderBy('id', 'desc')
    .limit(latest)
    .execute()
  const rounds = await Promise.all(rows.map(({ id }) => loadOrder(database, id)))
  return rounds.map((whole) => describeRound(whole, { digits, now: now() }))
}

type Reader = Pick<SandboxRequest<'orders'>, 'sandbox' | 'merchant' | 'language'>

/** An order as the player reads it. */
export function describeOrder(
  { sandbox, merchant, language }: Reader,
  order: WholeOrder['order'],
): Order {
  const { digits } = currencyOf(merchant.world)
  const { vendor, gameCode } = order
  const played = findPlayed(sandbox.seed, merchant, { vendor, code: gameCode })
  const known = (merchant.world.vendors ?? []).find(({ code }) => code === vendor)
  return {
    orderId: nameOrder(order),
    gameCategory: order.category,
    vendor,
    vendorName: formatText(known?.name ?? vendor, language),
    gameCode,
    gameName: formatText(played?.name ?? gameCode, language),
    stake: formatMinor(order.stake, digits),
    payout: formatMinor(order.payout, digits),
    state: order.state,
    placedAt: order.placedAt,
    ...(order.settledAt === null ? {} : { settledAt: order.settledAt }),
  }
}

/** An order with every stake of it, and what was drawn where that is known. */
export function describeDetail(reader: Reader, { order, suborders }: WholeOrder): OrderDetail {
  const { digits } = currencyOf(reader.merchant.world)
  const now = reader.sandbox.now()
  return {
    ...describeOrder(reader, order),
    ...readResult(order),
    suborders: suborders.map((suborder) => describeStake(order, suborder, { digits, now })),
  }
}

function readResult(order: WholeOrder['order']): Pick<OrderDetail, 'issue' | 'result'> {
  const detail = readDetail(order)
  if (detail.kind === 'slot') return { result: detail.reels.flat() }
  if (detail.kind === 'cards')
    return decideOutcome(detail.hand) === undefined
      ? {}
      : { result: [...detail.hand.player, ...detail.hand.dealer] }
  const { issue, lottery, result } = detail.draw
  return { issue: nameIssue(issue, lottery), ...(result ? { result: [...result] } : {}) }
}
