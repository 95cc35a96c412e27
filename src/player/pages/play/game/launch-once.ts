import {
  type FrameAddress,
  type FrameRules,
  readFrameAddress,
} from '../../../../core/contract/frame-address.ts'
import type { LaunchQuery } from '../../../../core/contract/generated/gateway.ts'
import type { Client } from '../../../../core/gateway-client/client-options.ts'
import type { SendEffect } from '../../../gateway/use-effect-call.ts'

export interface LaunchNeeds {
  readonly client: Client
  /** Sends an effect; the reads that it changes are asked anew. */
  readonly send: SendEffect
  readonly rules: FrameRules
}

const flying = new WeakMap<Client, Map<string, Promise<FrameAddress | undefined>>>()

/**
 * Launches a game and notes it as entered: the address that may be shown, or undefined for any
 * other. Whoever asks for the same while it is on its way has the same answer.
 */
export function launchOnce(
  query: LaunchQuery,
  needs: LaunchNeeds,
): Promise<FrameAddress | undefined> {
  const { client } = needs
  const own = flying.get(client) ?? new Map<string, Promise<FrameAddress | undefined>>()
  flying.set(client, own)
  const key = JSON.stringify(query)
  const launch = own.get(key) ?? start(query, needs).finally(() => own.delete(key))
  own.set(key, launch)
  return launch
}

async function start(
  query: LaunchQuery,
  { client, send, rules }: LaunchNeeds,
): Promise<FrameAddress | undefined> {
  const { content } = await client.call('launchGame', { query })
  const address = readFrameAddress(content.game_url, rules)
  const { vassalage: vendor, gameCode } = query
  const entered = gameCode === undefined ? { vendor } : { vendor, gameCode }
  if (address) send('addRecentGame', { query: entered }).catch(() => undefined) // the game runs all the same
  return address
}
