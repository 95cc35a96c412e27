import { preload, unstable_serialize } from 'swr'
import type { CallName, CallQuery } from '../../core/contract/calls.ts'
import { readSession } from '../state/session.ts'
import type { Gateway } from './gateway.ts'
import { type QueryKey, readQueryKey } from './query-key.ts'
import { takeTurn } from './tell-in-turn.ts'

/** A read that will be needed; the shape that blocks declare. */
export type Preloaded = {
  [N in CallName]: { readonly call: N; readonly query: CallQuery<N> }
}[CallName]

/** How long a first paint waits for an answer, in milliseconds. */
const patienceMs = 4000
const waits = new WeakMap<Gateway, Map<string, Promise<unknown>>>()

/**
 * Starts a read beside the code of the block that will ask for it, where nothing is known of it.
 * The promise, for which a first paint waits, is kept once there is an answer or a failure, or
 * after four seconds; there is none when nothing has to be waited for.
 */
export function preloadCall(
  { call, query }: Preloaded,
  gateway: Gateway,
): Promise<unknown> | undefined {
  const key = readQueryKey(call, query as CallQuery<typeof call>) // both of one request
  if (key === null) return undefined
  const name = unstable_serialize(key)
  const own = waits.get(gateway) ?? new Map<string, Promise<unknown>>()
  waits.set(gateway, own)
  const waiting = own.get(name)
  const { data, error, isValidating } = gateway.cache.get(name) ?? {}
  if (waiting || data !== undefined || error !== undefined || isValidating) return waiting
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  const arrived = Promise.race([arrive(key, gateway), patience]).finally(() => own.delete(name))
  own.set(name, arrived)
  return arrived
}

/** Puts the answer where the block finds it when it is first drawn. */
async function arrive(key: QueryKey, gateway: Gateway): Promise<void> {
  const outcome = await preload(key, gateway.fetchQuery).then(
    (data: unknown) => ({ data }),
    (error: unknown) => ({ error }),
  )
  const name = unstable_serialize(key)
  const { cache } = gateway
  const state = readSession()
  const session = state.kind === 'signed-in' ? state.session.since : undefined
  // An answer for a session that ended meanwhile is dropped; one that SWR has taken stands there.
  if (session === key.session && cache.get(name)?.data === undefined)
    cache.set(name, { ...cache.get(name), ...outcome })
  // Whoever waits goes on when the blocks that show it have heard of it.
  await takeTurn()
}
