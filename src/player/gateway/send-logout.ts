import type { Client } from '../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import type { SessionInfo } from '../state/session.ts'

/** Milliseconds until the request is given up: the player is already logged out here. */
const timeoutMs = 10_000

/**
 * Closes a session that has ended here at the gateway too (SPEC §4.7). Returns true if it is closed
 * there. The token is a parameter, because the session store no longer has it.
 */
export async function sendLogout(
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
