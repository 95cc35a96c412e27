import { preload, unstable_serialize } from 'swr'
import type { CallName, CallQuery } from '../../core/contract/calls.ts'
import { readSession } from '../state/session.ts'
import type { Gateway } from './gateway.ts'
import { yieldToMain } from './notify-in-tasks.ts'
import { type QueryKey, readQueryKey } from './query-key.ts'

/** A query to preload, in the form that blocks declare. */
export type Preloaded = {
  [N in CallName]: { readonly call: N; readonly query: CallQuery<N> }
}[CallName]

const waits = new WeakMap<Gateway, Map<string, Promise<unknown>>>()

/**
 * Starts a query while the code of its block loads, unless the cache has its result. Returns the promise
 * that a first paint waits for: it resolves with an answer or a failure, which the client's own time limit
 * is too. Returns undefined if there is nothing to wait for.
 */
export function preloadCall(
  { call, query }: Preloaded,
  gateway: Gateway,
): Promise<unknown> | undefined {
  const key = readQueryKey(call, query as CallQuery<typeof call>) // the call and the query are of one request
  if (key === null) return undefined
  const name = unstable_serialize(key)
  const pending = waits.get(gateway) ?? new Map<string, Promise<unknown>>()
  waits.set(gateway, pending)
  const waiting = pending.get(name)
  const { data, error, isValidating } = gateway.cache.get(name) ?? {}
  if (waiting || data !== undefined || error !== undefined || isValidating) return waiting
  const arrived = storeAnswer(key, gateway).finally(() => pending.delete(name))
  pending.set(name, arrived)
  return arrived
}

/** Stores the answer in the cache, where the block finds it on its first render. */
async function storeAnswer(key: QueryKey, gateway: Gateway): Promise<void> {
  const outcome = await preload(key, gateway.fetchQuery).then(
    (data: unknown) => ({ data }),
    (error: unknown) => ({ error }),
  )
  const name = unstable_serialize(key)
  const { cache } = gateway
  const state = readSession()
  const session = state.kind === 'signed-in' ? state.session.since : undefined
  // Drops the answer if its session has ended, and keeps one that SWR has already stored.
  if (session === key.session && cache.get(name)?.data === undefined)
    cache.set(name, { ...cache.get(name), ...outcome })
  // Resolves after the blocks that show the answer were notified.
  await yieldToMain()
}
