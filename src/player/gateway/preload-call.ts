import { unstable_serialize } from 'swr'
import type { CallName, CallQuery } from '../../core/contract/calls.ts'
import type { Gateway } from './gateway.ts'
import { yieldToMain } from './notify-in-tasks.ts'
import { type QueryKey, readQueryKey } from './query-key.ts'

/** A query to preload, in the form that blocks declare. */
export type Preloaded = {
  [N in CallName]: { readonly call: N; readonly query: CallQuery<N> }
}[CallName]

/** Milliseconds after which a block asks for itself instead of taking an answer that came early. */
const earlyMs = 10_000

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
  const { cache, waits } = gateway
  const waiting = waits.get(name)
  const { data, error, isValidating } = cache.get(name) ?? {}
  if (waiting || data !== undefined || error !== undefined || isValidating) return waiting
  const arrived = storeAnswer(key, gateway).finally(() => waits.delete(name))
  waits.set(name, arrived)
  return arrived
}

/** Stores the answer in the cache, where the block finds it on its first render. */
async function storeAnswer(key: QueryKey, gateway: Gateway): Promise<void> {
  const name = unstable_serialize(key)
  const { cache, early, fetchQuery } = gateway
  const request = fetchQuery(key)
  early.set(name, request)
  const outcome = await request.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  )
  // SWR stores what a block has taken. The end of a session and a change drop what came before them.
  if (early.get(name) === request) cache.set(name, { ...cache.get(name), ...outcome })
  setTimeout(() => early.delete(name), earlyMs)
  // Resolves after the blocks that show the answer were notified.
  await yieldToMain()
}
