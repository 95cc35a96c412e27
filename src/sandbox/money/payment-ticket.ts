import { createHmac, timingSafeEqual } from 'node:crypto'
import type { GatewayKey } from '../secrets/gateway-key.ts'

/** Returns the ticket that opens the payment page of an order, such as `42.3q2-…`. */
export function signPayment(key: Pick<GatewayKey, 'derive'>, orderId: number): string {
  return `${orderId}.${markOf(key, orderId)}`
}

/** Returns the id of the order that a ticket opens; undefined for a ticket that was made up. */
export function readPayment(key: Pick<GatewayKey, 'derive'>, ticket: string): number | undefined {
  const [text = '', mark = ''] = ticket.split('.')
  const orderId = Number(/^\d{1,15}$/.exec(text)?.[0])
  if (!Number.isSafeInteger(orderId)) return undefined
  const given = Buffer.from(mark)
  const expected = Buffer.from(markOf(key, orderId))
  return given.length === expected.length && timingSafeEqual(given, expected) ? orderId : undefined
}

function markOf(key: Pick<GatewayKey, 'derive'>, orderId: number): string {
  const secret = key.derive('payment pages')
  return createHmac('sha256', secret).update(String(orderId)).digest('base64url')
}
