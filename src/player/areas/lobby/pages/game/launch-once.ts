import {
  type FrameAddress,
  type FrameRules,
  readFrameAddress,
} from '../../../../../core/contract/frame-address.ts'
import type { LaunchQuery } from '../../../../../core/contract/generated/gateway.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import type { SendMutation } from '../../../../gateway/use-mutation.ts'

export interface LaunchNeeds {
  readonly client: Client
  /** Sends a mutation and loads the queries that it changes again. */
  readonly send: SendMutation
  readonly rules: FrameRules
}

const inFlight = new WeakMap<Client, Map<string, Promise<FrameAddress | undefined>>>()

/**
 * Launches a game and adds it to the recent games. Resolves to its address, or to undefined if that address
 * is not allowed. Calls with the same query share one running launch.
 */
export function launchOnce(
  query: LaunchQuery,
  needs: LaunchNeeds,
): Promise<FrameAddress | undefined> {
  const { client } = needs
  const launches = inFlight.get(client) ?? new Map<string, Promise<FrameAddress | undefined>>()
  inFlight.set(client, launches)
  const key = JSON.stringify(query)
  const launch = launches.get(key) ?? start(query, needs).finally(() => launches.delete(key))
  launches.set(key, launch)
  return launch
}

async function start(
  query: LaunchQuery,
  { client, send, rules }: LaunchNeeds,
): Promise<FrameAddress | undefined> {
  const { content } = await client.call('launchGame', { query })
  const address = readFrameAddress(content.game_url, rules)
  const { vassalage: vendor, gameCode } = query
  const recentGame = gameCode === undefined ? { vendor } : { vendor, gameCode }
  if (address) send('addRecentGame', { query: recentGame }).catch(() => undefined) // the game runs without it
  return address
}
