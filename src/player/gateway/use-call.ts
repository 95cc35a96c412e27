import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { SWRConfiguration } from 'swr'
import useSWR, { unstable_serialize } from 'swr'
import type { CallName, CallQuery, CallValue } from '../../core/contract/calls.ts'
import type { GameList } from '../../core/contract/generated/gateway.ts'
import { isGameList } from '../../core/contract/generated/validators/start.ts'
import type { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import { useLanguage } from '../state/language.ts'
import { deviceStorage, readKept } from '../state/storage.ts'
import { watchNothing } from '../state/watch-nothing.ts'
import { isQuiet } from './error-message-key.ts'
import { useGateway } from './GatewayProvider.tsx'
import { type QueryKey, useQueryKey } from './query-key.ts'
import { resolveInTasks } from './resolve-in-tasks.ts'
import { useFirstAnswer } from './use-first-answer.ts'

export interface UseCallOptions {
  /** False while the answer is not needed. A call that needs a session is never sent for a guest. */
  readonly enabled?: boolean
  /** Milliseconds without a change before a changed query or language sends a request (SPEC §9.1: 250 for winners). */
  readonly settleMs?: number
  /** Milliseconds between two polls. A hidden page does not poll. */
  readonly refreshMs?: number
  /** `refresh` sends the request again whenever the player returns to the page. */
  readonly onReturn?: 'refresh' | 'keep'
}

export interface QueryResult<V> {
  readonly value: V | undefined
  /** The failure, unless it needs no message (`isQuiet`). */
  readonly error: GatewayError | undefined
  /** True while there is no answer yet and a request is running. */
  readonly loading: boolean
  /** True while a request is running, with or without an earlier answer. */
  readonly refreshing: boolean
  /** Sends the request again, unless one is running. Resolves when it has ended. */
  readonly retry: () => void | Promise<void>
}

/** Returns the answer of a query. Components with the same query share one request. */
export function useCall<N extends CallName>(
  name: N,
  query?: CallQuery<N>,
  { enabled = true, settleMs = 0, refreshMs = 0, onReturn = 'keep' }: UseCallOptions = {},
): QueryResult<CallValue<N>> {
  const { cache, fetchQuery } = useGateway()
  const debouncedKey = useDebounced(useQueryKey(name, query), settleMs)
  const key = enabled ? debouncedKey : null
  useHold(key)
  const { data, error, isValidating, mutate } = useSWR<unknown, unknown, QueryKey | null>(
    key,
    fetchQuery,
    {
      use: [resolveInTasks],
      refreshInterval: refreshMs,
      revalidateOnFocus: onReturn === 'refresh',
      ...(refreshMs > 0 && pollAfterError(refreshMs)),
    },
  )
  const kept = useStoredHotGames(name, data)
  const cacheKey = unstable_serialize(key)
  const loading = key !== null && data === undefined && (isValidating || error === undefined)
  useFirstAnswer(loading)
  return {
    // The client checked the answer against the schema of the call named in the key.
    value: (data ?? kept) as CallValue<N> | undefined,
    // A client throws nothing else.
    error: isQuiet(error) ? undefined : (error as GatewayError | undefined),
    loading,
    refreshing: isValidating,
    retry: useCallback(async () => {
      if (!cache.get(cacheKey)?.isValidating) await mutate()
    }, [cache, cacheKey, mutate]),
  }
}

/** Marks a key's answer as needed while the component is mounted. */
function useHold(key: QueryKey | null): void {
  const { hold } = useGateway()
  const name = unstable_serialize(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys of one name are the same
  useEffect(() => (key === null ? undefined : hold(key)), [hold, name])
}

function useDebounced(key: QueryKey | null, ms: number): QueryKey | null {
  const [debounced, setDebounced] = useState(key)
  const name = unstable_serialize(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys of one name are the same
  useEffect(() => {
    if (ms === 0) return
    const timer = setTimeout(() => setDebounced(key), ms)
    return () => clearTimeout(timer)
  }, [name, ms])
  return ms === 0 ? key : debounced
}

/** Returns the stored hot games, the only answer that is kept between visits. A change of language clears them, so it reads again. */
function useStoredHotGames(name: CallName, fresh: unknown): unknown {
  const language = useLanguage()
  const isHotGames = name === 'hotGames'
  useEffect(() => {
    if (isHotGames && fresh !== undefined) keepHotGames(fresh as GameList) // the client checked it
  }, [isHotGames, fresh])
  const read = useMemo(() => {
    const kept = isHotGames && language ? readHotGames() : undefined
    return () => kept
  }, [isHotGames, language])
  // A prerendered home has none.
  return useSyncExternalStore(watchNothing, read, () => undefined)
}

/** Reads the hot games of the last visit. A change of language clears them (SPEC §4.18). */
function readHotGames(): GameList | undefined {
  return readKept(
    deviceStorage,
    'hotGames',
    (kept) => (isGameList(kept) ? (kept as GameList) : undefined), // checked above
  )
}

function keepHotGames(games: GameList): void {
  deviceStorage.write('hotGames', JSON.stringify(games))
}

/**
 * Returns SWR options that continue a poll after a failed request, where SWR would stop. The interval
 * doubles after each further failure, up to eight times its length. A hidden page does not poll.
 */
function pollAfterError(ms: number): SWRConfiguration {
  return {
    shouldRetryOnError: true,
    onErrorRetry(_error, _key, config, revalidate, { retryCount }) {
      const again = (): void => {
        if (config.isVisible()) void revalidate({ retryCount })
        else setTimeout(again, ms)
      }
      setTimeout(again, ms * 2 ** Math.min(retryCount - 1, 3))
    },
  }
}
