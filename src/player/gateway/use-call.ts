import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import useSWR, { unstable_serialize } from 'swr'
import type { CallName, CallQuery, CallValue } from '../../core/contract/calls.ts'
import type { GameList } from '../../core/contract/generated/gateway.ts'
import type { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import { useLanguage } from '../state/language.ts'
import { answerInTurn } from './answer-in-turn.ts'
import { isQuiet } from './error-message-key.ts'
import { useGateway } from './GatewayProvider.tsx'
import { keepHotGames, readHotGames } from './hot-games.ts'
import { pollAfterError } from './poll-after-error.ts'
import { type QueryKey, useQueryKey } from './query-key.ts'

export interface UseCallOptions {
  /** False while the answer is not needed; a call that needs a session is never made for a guest. */
  readonly enabled?: boolean
  /** Milliseconds of quiet before a changed query or language is asked (SPEC §9.1: 250 for winners). */
  readonly settleMs?: number
  /** Milliseconds between two fresh answers; a hidden page asks for none. */
  readonly refreshMs?: number
  /** Whether it is asked again whenever the player comes back to the page. */
  readonly onReturn?: 'refresh' | 'keep'
}

export interface Called<V> {
  readonly value: V | undefined
  /** Never one that is quiet. */
  readonly error: GatewayError | undefined
  /** No answer yet, and one is on its way. */
  readonly loading: boolean
  /** A fresh answer is on its way, over an old one or none. */
  readonly refreshing: boolean
  /** Asks anew, unless the answer is on its way; done when it has come. */
  readonly retry: () => void | Promise<void>
}

/** A read, shared by everybody who asks the same. */
export function useCall<N extends CallName>(
  name: N,
  query?: CallQuery<N>,
  { enabled = true, settleMs = 0, refreshMs = 0, onReturn = 'keep' }: UseCallOptions = {},
): Called<CallValue<N>> {
  const { cache, fetchQuery } = useGateway()
  const asked = useSettled(useQueryKey(name, query), settleMs)
  const key = enabled ? asked : null
  useHold(key)
  const { data, error, isValidating, mutate } = useSWR<unknown, unknown, QueryKey | null>(
    key,
    fetchQuery,
    {
      use: [answerInTurn],
      refreshInterval: refreshMs,
      revalidateOnFocus: onReturn === 'refresh',
      ...(refreshMs > 0 && pollAfterError(refreshMs)),
    },
  )
  const kept = useKept(name, data)
  const place = unstable_serialize(key)
  return {
    // The client checked the answer against the schema of the call named in the key.
    value: (data ?? kept) as CallValue<N> | undefined,
    // A client fails with nothing else.
    error: isQuiet(error) ? undefined : (error as GatewayError | undefined),
    loading: key !== null && data === undefined && (isValidating || error === undefined),
    refreshing: isValidating,
    retry: useCallback(async () => {
      if (!cache.get(place)?.isValidating) await mutate()
    }, [cache, place, mutate]),
  }
}

/** Waits for a key's answer as long as the component is there. */
function useHold(key: QueryKey | null): void {
  const { hold } = useGateway()
  const name = unstable_serialize(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys of one name are the same
  useEffect(() => (key === null ? undefined : hold(key)), [hold, name])
}

function useSettled(key: QueryKey | null, ms: number): QueryKey | null {
  const [settled, setSettled] = useState(key)
  const name = unstable_serialize(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys of one name are the same
  useEffect(() => {
    if (ms === 0) return
    const timer = setTimeout(() => setSettled(key), ms)
    return () => clearTimeout(timer)
  }, [name, ms])
  return ms === 0 ? key : settled
}

/** The hot games alone are kept between visits; a change of language forgot them, so it reads anew. */
function useKept(name: CallName, fresh: unknown): unknown {
  const language = useLanguage()
  const hot = name === 'hotGames'
  useEffect(() => {
    if (hot && fresh !== undefined) keepHotGames(fresh as GameList) // the client checked it
  }, [hot, fresh])
  const read = useMemo(() => {
    const kept = hot && language ? readHotGames() : undefined
    return () => kept
  }, [hot, language])
  // A home that is rendered ahead knows of none.
  return useSyncExternalStore(watchNothing, read, () => undefined)
}

function watchNothing(): () => void {
  return () => undefined
}
