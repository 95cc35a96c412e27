import type { IncomingMessage } from 'node:http'
import { isOperatorHost } from './operator-access.ts'

/**
 * Returns the host that a player asked for where another server passed the request on. An
 * operators' name is never one: whoever may ask for that asks for it here.
 */
export function readForwardedHost(
  { headers }: Pick<IncomingMessage, 'headers'>,
  port: number,
): string | undefined {
  const forwarded = String(headers['x-forwarded-host'] ?? '').toLowerCase()
  const isHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.?(:\d{1,5})?$/.test(forwarded)
  return isHost && !isOperatorHost(forwarded, port) ? forwarded : undefined
}
