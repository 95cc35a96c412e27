import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import { loadPage } from '../kit/load-page.ts'
import { formatMinor } from '../ledger/ledger.ts'
import { describeDetail, describeOrder } from '../play/list-orders.ts'
import { cancelStake, settleDue } from '../play/move-round.ts'
import { findOrder, sumSettled } from '../play/orders.ts'
import type { Handler } from '../requests/sandbox.ts'
import { currencyOf } from '../world/currency.ts'
import { signedIn } from './member.ts'

const defaultPageSize = 20

const orders: Handler<'orders'> = async (request) => {
  const { sandbox, query } = request
  const { pageNum, pageSize = defaultPageSize, gameCategory, from, to, state } = query
  const { id } = signedIn(request)
  const { digits } = currencyOf(request.merchant.world)
  await settleDue(sandbox)
  let wanted = sandbox.database.selectFrom('gameOrder').where('accountId', '=', id)
  if (gameCategory) wanted = wanted.where('category', '=', gameCategory)
  if (from !== undefined) wanted = wanted.where('placedAt', '>=', from)
  if (to !== undefined) wanted = wanted.where('placedAt', '<', to)
  if (state) wanted = wanted.where('state', '=', state)
  const { bets, won } = await sumSettled(wanted)
  const { rows, count, page } = await loadPage(wanted.selectAll().orderBy('id', 'desc'), {
    pageNum,
    pageSize,
  })
  return {
    orders: rows.map((row) => describeOrder(request, row)),
    ...page,
    totalCount: count,
    totalStake: formatMinor(bets, digits),
    totalPayout: formatMinor(won, digits),
  }
}

const orderDetail: Handler<'orderDetail'> = async (request) => {
  const { sandbox, query } = request
  const { id } = signedIn(request)
  await settleDue(sandbox)
  const whole = await findOrder(sandbox.database, id, query.orderId)
  if (!whole) throw new GatewayRefusal('request_param_err', { status: 404 })
  return describeDetail(request, whole)
}

const cancelSuborder: Handler<'cancelSuborder'> = async (request) => {
  const { sandbox, body } = request
  const { orderId: number, suborderId } = body
  const { id: accountId } = signedIn(request)
  await settleDue(sandbox)
  const at = sandbox.now()
  return request.commit(async (database) =>
    describeDetail(request, await cancelStake(database, { accountId, number, suborderId, at })),
  )
}

export const orderHandlers = { cancelSuborder, orderDetail, orders }
