import { createHash } from 'node:crypto'
import type { MoneyOrderRow } from '../../database/money-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { decideOrder, openDepositStates, payableStates } from '../../money/cashier.ts'
import { readMoneyDetail } from '../../money/money-detail.ts'
import { findMoneyOrder, listMoneyOrders, moveMoneyOrder } from '../../money/money-orders.ts'
import { advanceMoney } from '../../present/bring-to-present.ts'
import type { Handler } from '../../requests/sandbox.ts'
import { parsePicture } from '../account/parse-picture.ts'
import { signedInMember } from '../member.ts'
import { describeDeposit } from './describe-deposit.ts'

const depositReport: Handler<'depositReport'> = async (request) => {
  const { sandbox, query } = request
  const { id: accountId } = signedInMember(request)
  const { orderId, open, pageNum } = query
  const { database } = sandbox
  await advanceMoney(request, accountId)
  if (orderId !== undefined) {
    const order = await findDeposit(database, accountId, orderId)
    return { orders: [await describeDeposit(request, database, order)], pageNum: 1, totalPages: 1 }
  }
  const states = open ? openDepositStates : undefined
  const { rows, page } = await listMoneyOrders(database, {
    accountId,
    category: 'deposit',
    states,
    pageNum,
  })
  const orders = await Promise.all(rows.map((row) => describeDeposit(request, database, row)))
  return { orders, ...page }
}

async function findDeposit(
  database: Database,
  accountId: string,
  orderId: string,
): Promise<MoneyOrderRow> {
  const order = await findMoneyOrder(database, accountId, orderId)
  if (order?.category !== 'deposit') throw new GatewayRefusal('order.notFound', { status: 404 })
  return order
}

/** Records that the player has paid. An order that is past this is answered as it is. */
const confirmDeposit: Handler<'confirmDeposit'> = async (request) => {
  const { sandbox, body } = request
  const { id: accountId } = signedInMember(request)
  await advanceMoney(request, accountId)
  const slip = body.slip === undefined ? undefined : parsePicture(body.slip)
  return request.commit(async (database) => {
    const order = await findDeposit(database, accountId, body.orderId)
    const detail = readMoneyDetail(order, 'deposit')
    if (!payableStates.some((state) => state === order.state)) {
      if (order.state === 'expired' || order.state === 'cancelled')
        throw new GatewayRefusal('deposit.closed', { status: 409 })
      return describeDeposit(request, database, order)
    }
    if (detail.slip === 'required' && !slip)
      throw new GatewayRefusal('deposit.slip', { status: 409 })
    const moved = await moveMoneyOrder(database, order, {
      from: payableStates,
      to: 'verifying',
      at: sandbox.now(),
      detail: {
        ...detail,
        ...(slip && { slipHash: createHash('sha256').update(slip).digest('hex') }),
        ...(body.reference && { reference: body.reference }),
      },
    })
    return describeDeposit(request, database, moved ?? order)
  })
}

/** Cancels a deposit that was not paid. One that is cancelled is answered as it is. */
const cancelDeposit: Handler<'cancelDeposit'> = async (request) => {
  const { sandbox, merchant, body } = request
  const { id: accountId } = signedInMember(request)
  await advanceMoney(request, accountId)
  return request.commit(async (database) => {
    const order = await findDeposit(database, accountId, body.orderId)
    if (order.state === 'cancelled') return describeDeposit(request, database, order)
    const cancelled = await decideOrder(database, order, {
      to: 'cancelled',
      at: sandbox.now(),
      merchant,
    })
    if (!cancelled) throw new GatewayRefusal('deposit.closed', { status: 409 })
    return describeDeposit(request, database, cancelled)
  })
}

export const depositHandlers = { cancelDeposit, confirmDeposit, depositReport }
