import type { OrderReason } from '../../../core/contract/generated/gateway.ts'
import { decideOrder } from '../../money/cashier.ts'
import { findMoneyOrder, nameMoneyOrder } from '../../money/money-orders.ts'
import { findMallOrder, moveMallOrder, nameMallOrder, staffMove } from '../../points/mall-orders.ts'
import {
  answerDone,
  answerUnfit,
  answerValue,
  missing,
  type StaffActions,
  type StaffAnswer,
} from './staff-action.ts'

const orderReasons: readonly OrderReason[] = [
  'amountMismatch',
  'nameMismatch',
  'notReceived',
  'duplicate',
  'accountClosed',
  'refused',
]

/** The number of orders that a list shows, the latest first. */
const latest = 100

/** The orders of money and those of the points mall, and a decision on one of them. */
export const orderActions: StaffActions = {
  'GET /orders': async ({ sandbox, account }) => {
    const orders = await sandbox.database
      .selectFrom('moneyOrder')
      .selectAll()
      .where('accountId', '=', account.id)
      .orderBy('id', 'desc')
      .limit(latest)
      .execute()
    return answerValue(
      orders.map((order) => ({
        orderId: nameMoneyOrder(order),
        category: order.category,
        state: order.state,
      })),
    )
  },
  'PUT /orders/:order': async ({
    sandbox,
    merchant,
    account,
    param,
    body: { state: to, reason },
  }) => {
    if (typeof to !== 'string') return answerUnfit('Not a state')
    return sandbox.database.transaction().execute(async (within) => {
      const order = await findMoneyOrder(within, account.id, param('order'))
      if (!order) return missing
      const decision = {
        to,
        at: sandbox.now(),
        reason: orderReasons.find((known) => known === reason),
        merchant,
      }
      const decided = await decideOrder(within, order, decision)
      return answerMoved(decided, to)
    })
  },
  'GET /mall-orders': async ({ sandbox, account }) => {
    const orders = await sandbox.database
      .selectFrom('mallOrder')
      .selectAll()
      .where('accountId', '=', account.id)
      .orderBy('id', 'desc')
      .limit(latest)
      .execute()
    return answerValue(
      orders.map((order) => ({
        orderId: nameMallOrder(order),
        goodId: order.goodId,
        quantity: order.quantity,
        points: order.points,
        state: order.state,
      })),
    )
  },
  'PUT /mall-orders/:order': async ({ sandbox, merchant, account, param, body }) => {
    const move = staffMove(body['state'])
    if (!move) return answerUnfit('Not a state')
    const note = typeof body['note'] === 'string' ? body['note'] : undefined
    return sandbox.database.transaction().execute(async (within) => {
      const order = await findMallOrder(within, account.id, param('order'))
      if (!order) return missing
      const moved = await moveMallOrder(within, order, {
        ...move,
        at: sandbox.now(),
        merchant,
        note,
      })
      return answerMoved(moved, move.to)
    })
  },
}

/** Answers a change of an order's state; `moved` is undefined if the order may not change so. */
function answerMoved(moved: object | undefined, to: string): StaffAnswer {
  return answerDone(moved !== undefined, `The order cannot become ${to}`)
}
