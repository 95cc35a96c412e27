import type { CallName, CallQuery, CallValue } from '../contract/calls.ts'
import type { Client } from './plain/client-options.ts'

/** The client with what React needs beside it: shared requests, aborted when nobody waits. */
export interface Gateway {
  readonly client: Client
  /** Asks for the platform's status anew, as the maintenance screen does. */
  readonly refreshStatus: () => Promise<void>
  /** Fetches by the key that `callKey` wrote. */
  readonly fetchKey: (key: string) => Promise<unknown>
  /** Somebody needs a key's answer; the returned function lets go, and the last one aborts. */
  readonly hold: (key: string) => () => void
}

export interface KeyScope {
  readonly language: string
  /** What tells this session from any other; undefined for a guest. */
  readonly session: number | undefined
}

/** The key of a read: the call, its query, the language and the session. */
export function callKey<N extends CallName>(
  name: N,
  query: CallQuery<N> | undefined,
  { language, session = 0 }: KeyScope,
): string {
  return JSON.stringify([name, query, language, session])
}

/** Shares requests over a client. */
export function createGateway(
  client: Client,
  refreshStatus: () => Promise<void> = async () => {},
): Gateway {
  const held = new Map<string, number>()
  const flying = new Map<string, AbortController>()
  return {
    client,
    refreshStatus,
    fetchKey(key) {
      const controller = new AbortController()
      flying.set(key, controller)
      return fetchKey(client, key, controller.signal).finally(() => {
        if (flying.get(key) === controller) flying.delete(key)
      })
    },
    hold(key) {
      held.set(key, (held.get(key) ?? 0) + 1)
      return () => {
        held.set(key, (held.get(key) ?? 1) - 1)
        setTimeout(() => {
          if (held.get(key) === 0) flying.get(key)?.abort()
        })
      }
    },
  }
}

function fetchKey<N extends CallName>(
  client: Client,
  key: string,
  signal: AbortSignal,
): Promise<CallValue<N>> {
  const [name, query]: [N, CallQuery<N> | null] = JSON.parse(key)
  return client.call(name, query === null ? { signal } : { query, signal })
}
