import { Refusal } from '../refusal.ts'
import type { Handler } from '../sandbox.ts'
import { signedIn } from './member.ts'

export const launchGame: Handler<'launchGame'> = (request) => {
  signedIn(request)
  throw new Refusal('game.refused', { status: 503 })
}

export const orders: Handler<'orders'> = (request) => {
  signedIn(request)
  return { orders: [], pageNum: 1, totalPages: 1 }
}

export const orderDetail: Handler<'orderDetail'> = () => {
  throw new Refusal('request_param_err', { status: 404 })
}

export const cancelSuborder: Handler<'cancelSuborder'> = () => {
  throw new Refusal('order.not.cancellable', { status: 409 })
}
