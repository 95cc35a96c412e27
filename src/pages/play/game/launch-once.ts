import {
  type FrameAddress,
  type FrameRules,
  readFrameAddress,
} from '../../../contract/frame-address.ts'
import type { LaunchQuery } from '../../../contract/generated/gateway.ts'
import type { Client } from '../../../gateway/plain/client-options.ts'

const flying = new WeakMap<Client, Map<string, Promise<FrameAddress | undefined>>>()

/**
 * Launches a game and notes it as entered: the address that may be shown, or undefined for any
 * other. Whoever asks for the same while it is on its way has the same answer.
 */
export function launchOnce(
  client: Client,
  query: LaunchQuery,
  rules: FrameRules,
): Promise<FrameAddress | undefined> {
  const own = flying.get(client) ?? new Map<string, Promise<FrameAddress | undefined>>()
  flying.set(client, own)
  const key = JSON.stringify(query)
  const launch = own.get(key) ?? start(client, query, rules).finally(() => own.delete(key))
  own.set(key, launch)
  return launch
}

async function start(
  client: Client,
  query: LaunchQuery,
  rules: FrameRules,
): Promise<FrameAddress | undefined> {
  const { content } = await client.call('launchGame', { query })
  const address = readFrameAddress(content.game_url, rules)
  const { vassalage: vendor, gameCode } = query
  if (address)
    client
      .call('addRecentGame', { query: gameCode === undefined ? { vendor } : { vendor, gameCode } })
      .catch(() => undefined) // the game runs all the same
  return address
}
