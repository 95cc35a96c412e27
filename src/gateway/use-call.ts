import { useEffect, useMemo, useState } from 'react'
import useSWR from 'swr'
import {
  type CallDeclaration,
  type CallName,
  type CallQuery,
  type CallValue,
  calls,
} from '../contract/calls.ts'
import { useLanguage } from '../state/language.ts'
import { useSession } from '../state/session.ts'
import { isQuiet } from './error-message-key.ts'
import { useGateway } from './GatewayProvider.tsx'
import { callKey } from './gateway.ts'
import { keepHotGames, readHotGames } from './hot-games.ts'
import type { GatewayError } from './plain/gateway-error.ts'

export interface UseCallOptions {
  /** False while the answer is not needed; a call that needs a session is never made for a guest. */
  readonly enabled?: boolean
  /** Milliseconds of quiet before a changed query or language is asked (SPEC.md §9: 250 for winners). */
  readonly settleMs?: number
  /** Milliseconds between two fresh answers. */
  readonly refreshMs?: number
}

export interface Called<V> {
  readonly value: V | undefined
  /** Never one that is quiet. */
  readonly error: GatewayError | undefined
  /** No answer yet, and one is on its way. */
  readonly loading: boolean
  /** A fresh answer is on its way, over an old one or none. */
  readonly refreshing: boolean
  readonly retry: () => void
}

/** A read, shared by everybody who asks the same. */
export function useCall<N extends CallName>(
  name: N,
  query?: CallQuery<N>,
  { enabled = true, settleMs = 0, refreshMs = 0 }: UseCallOptions = {},
): Called<CallValue<N>> {
  const gateway = useGateway()
  const language = useLanguage()
  const state = useSession()
  const session = state.kind === 'signed-in' ? state.session.since : undefined
  const declaration: CallDeclaration = calls[name]
  const allowed = enabled && (!declaration.token || session !== undefined)
  const asked = useSettled(callKey(name, query, { language, session }), settleMs)
  const key = allowed ? asked : null
  useEffect(() => (key === null ? undefined : gateway.hold(key)), [gateway, key])
  const { data, error, isLoading, isValidating, mutate } = useSWR<CallValue<N>, GatewayError>(
    key,
    // The client checked the answer against the schema of the call named in the key.
    (text: string) => gateway.fetchKey(text) as Promise<CallValue<N>>,
    { refreshInterval: refreshMs, ...useKept(name, language) },
  )
  return {
    value: data,
    error: isQuiet(error) ? undefined : error,
    loading: isLoading,
    refreshing: isValidating,
    retry: () => void mutate(),
  }
}

function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return ms === 0 ? value : settled
}

/** The hot games alone are kept between visits; a change of language forgot them, so it reads anew. */
function useKept<N extends CallName>(name: N, language: string) {
  return useMemo(() => {
    if (name !== 'hotGames') return {}
    const fallbackData = readHotGames()
    return { ...(fallbackData && language && { fallbackData }), onSuccess: keepHotGames }
  }, [name, language])
}
