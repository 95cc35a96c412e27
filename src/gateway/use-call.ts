import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CallName, CallQuery, CallValue } from '../contract/calls.ts'
import type { GameList } from '../contract/generated/gateway.ts'
import { needsSession } from '../contract/start-calls.ts'
import { useLanguage } from '../state/language.ts'
import { useSession } from '../state/session.ts'
import { answersOf, readNothing } from './answers.ts'
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
  const allowed = enabled && (!needsSession(name) || session !== undefined)
  const asked = useSettled(callKey(name, query, { language, session }), settleMs)
  const key = allowed ? asked : null
  useEffect(() => (key === null ? undefined : gateway.hold(key)), [gateway, key])
  const { value, error, asking } = useAnswer(key, refreshMs)
  const kept = useKept(name, language, value)
  return {
    // The client checked the answer against the schema of the call named in the key.
    value: (value ?? kept) as CallValue<N> | undefined,
    // A client fails with nothing else.
    error: isQuiet(error) ? undefined : (error as GatewayError | undefined),
    loading: key !== null && value === undefined && (asking || error === undefined),
    refreshing: asking,
    retry: () => key !== null && answersOf(gateway).ask(key),
  }
}

/** The shared answer of a key, asked when it is first needed, when the connection is back, and in turn. */
function useAnswer(key: string | null, refreshMs: number) {
  const answers = answersOf(useGateway())
  useEffect(() => {
    if (key === null) return
    const again = (): void => answers.need(key)
    const refresh = (): void => {
      if (document.visibilityState !== 'hidden') answers.ask(key)
    }
    again()
    window.addEventListener('online', again)
    const timer = refreshMs > 0 ? setInterval(refresh, refreshMs) : undefined
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [answers, key, refreshMs])
  return useSyncExternalStore(
    useCallback((listener) => answers.subscribe(key, listener), [answers, key]),
    () => answers.read(key),
    readNothing,
  )
}

function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (ms === 0) return
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return ms === 0 ? value : settled
}

/** The hot games alone are kept between visits; a change of language forgot them, so it reads anew. */
function useKept(name: CallName, language: string, fresh: unknown): unknown {
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
