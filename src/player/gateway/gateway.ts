import { unstable_serialize } from 'swr'
import type { CallName } from '../../core/contract/calls.ts'
import type { CallOptions, Client } from '../../core/gateway-client/client-options.ts'
import { createQueryCache, type QueryCache } from './query-cache.ts'
import type { QueryKey } from './query-key.ts'

/** The client, the cache of its answers, and requests that are aborted when no component needs them. */
export interface Gateway {
  readonly client: Client
  readonly cache: QueryCache
  /** Loads the platform's status again, as the maintenance screen does. */
  readonly refreshStatus: () => Promise<void>
  /** Sends the request of a key, or takes the one that was sent early. */
  readonly fetchQuery: (key: QueryKey) => Promise<unknown>
  /** The requests that were sent while the code of their blocks loads, by name. The first block takes one. */
  readonly early: Map<string, Promise<unknown>>
  /** What first paints wait for, by the name of the request. */
  readonly waits: Map<string, Promise<unknown>>
  /** Marks a key's answer as needed. The returned function releases it, and the last release aborts the request. */
  readonly hold: (key: QueryKey) => () => void
}

/** Creates a gateway over a client. */
export function createGateway(
  client: Client,
  refreshStatus: () => Promise<void> = async () => {},
): Gateway {
  const holders = new Map<string, number>()
  const inFlight = new Map<string, AbortController>()
  const early: Gateway['early'] = new Map()
  const fetchOnce = async (key: QueryKey, name: string): Promise<unknown> => {
    const controller = new AbortController()
    inFlight.set(name, controller)
    try {
      return await client.call(key.call, optionsOf(key, controller.signal))
    } catch (error) {
      // A component that arrived after the abort still needs an answer.
      if (controller.signal.aborted && holders.has(name)) return fetchOnce(key, name)
      throw error
    } finally {
      if (inFlight.get(name) === controller) inFlight.delete(name)
    }
  }
  return {
    client,
    cache: createQueryCache(),
    refreshStatus,
    early,
    waits: new Map(),
    fetchQuery(key) {
      const name = unstable_serialize(key)
      const sent = early.get(name)
      early.delete(name)
      return sent ?? fetchOnce(key, name)
    },
    hold(key) {
      const name = unstable_serialize(key)
      holders.set(name, (holders.get(name) ?? 0) + 1)
      return () => {
        const left = (holders.get(name) ?? 1) - 1
        if (left > 0) return void holders.set(name, left)
        holders.delete(name)
        // The next page may need it at once.
        setTimeout(() => {
          if (!holders.has(name)) inFlight.get(name)?.abort()
        })
      }
    },
  }
}

function optionsOf({ query, page }: QueryKey, signal: AbortSignal): CallOptions<CallName> {
  // The key was made of a call and its own query, which is an object or none.
  const ownQuery = query as object | undefined
  const pagedQuery = page === undefined ? ownQuery : { ...ownQuery, pageNum: page }
  return { signal, ...(pagedQuery && { query: pagedQuery }) } as Pick<
    CallOptions<CallName>,
    'signal'
  >
}
