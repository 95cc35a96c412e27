import { unstable_serialize } from 'swr'
import type { CallName } from '../../core/contract/calls.ts'
import type { CallOptions, Client } from '../../core/gateway-client/client-options.ts'
import { createQueryCache, type QueryCache } from './query-cache.ts'
import type { QueryKey } from './query-key.ts'

/** The client with what React needs beside it: answers that are shared, requests that end when nobody waits. */
export interface Gateway {
  readonly client: Client
  readonly cache: QueryCache
  /** Asks for the platform's status anew, as the maintenance screen does. */
  readonly refreshStatus: () => Promise<void>
  /** Asks what a key says. */
  readonly fetchQuery: (key: QueryKey) => Promise<unknown>
  /** Notes that somebody waits for a key's answer; the returned function lets go, and the last one aborts. */
  readonly hold: (key: QueryKey) => () => void
}

/** Creates a gateway over a client. */
export function createGateway(
  client: Client,
  refreshStatus: () => Promise<void> = async () => {},
): Gateway {
  const holders = new Map<string, number>()
  const flying = new Map<string, AbortController>()
  const fetchOnce = async (key: QueryKey, name: string): Promise<unknown> => {
    const controller = new AbortController()
    flying.set(name, controller)
    try {
      return await client.call(key.call, optionsOf(key, controller.signal))
    } catch (error) {
      // Whoever came after the request was aborted waits for an answer.
      if (controller.signal.aborted && holders.has(name)) return fetchOnce(key, name)
      throw error
    } finally {
      if (flying.get(name) === controller) flying.delete(name)
    }
  }
  return {
    client,
    cache: createQueryCache(),
    refreshStatus,
    fetchQuery: (key) => fetchOnce(key, unstable_serialize(key)),
    hold(key) {
      const name = unstable_serialize(key)
      holders.set(name, (holders.get(name) ?? 0) + 1)
      return () => {
        const left = (holders.get(name) ?? 1) - 1
        if (left > 0) return void holders.set(name, left)
        holders.delete(name)
        // The next page may need it at once.
        setTimeout(() => {
          if (!holders.has(name)) flying.get(name)?.abort()
        })
      }
    },
  }
}

function optionsOf({ query, page }: QueryKey, signal: AbortSignal): CallOptions<CallName> {
  // The key was made of a call and its own query, which is an object or none.
  const asked = query as object | undefined
  const whole = page === undefined ? asked : { ...asked, pageNum: page }
  return { signal, ...(whole && { query: whole }) } as Pick<CallOptions<CallName>, 'signal'>
}
