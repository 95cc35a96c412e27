import type { Client } from '../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import type { SessionInfo } from '../state/session.ts'

/** How long the gateway is waited for, in milliseconds: the player is gone from here already. */
const timeoutMs = 10_000

/**
 * Closes at the gateway a session that has ended here (SPEC §4.7); true once it is closed there.
 * The token is the one given, because nothing holds it any more.
 */
export async function closeSession(
  client: Client,
  { token, merchantCode: merchant }: SessionInfo,
): Promise<boolean> {
  try {
    await client.call('logout', { token, merchant, keepalive: true, timeoutMs })
    return true
  } catch (error) {
    return error instanceof GatewayError && error.kind === 'session'
  }
}
