import { useCallback, useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from 'react'
import type { CallQuery, CallValue } from '../contract/calls.ts'
import { useLanguage } from '../state/language.ts'
import { useSession } from '../state/session.ts'
import { type Answer, answersOf } from './answers.ts'
import { isQuiet } from './error-message-key.ts'
import { useGateway } from './GatewayProvider.tsx'
import { callKey, type Gateway } from './gateway.ts'
import type { GatewayError } from './plain/gateway-error.ts'

/** Reads that answer a page at a time, for who is signed in. */
export type PagedCall = 'gameList' | 'favourites'

export interface UsePagesOptions {
  /** False while the pages are not needed. */
  readonly enabled?: boolean
  /** Every page is asked again whenever the list or the screen is come to; without it pages are kept for the visit. */
  readonly fresh?: boolean
}

export interface Pages<V> {
  /** Those that came, in order. */
  readonly pages: readonly V[]
  /** Of the page that failed. */
  readonly error: GatewayError | undefined
  /** A page is on its way. */
  readonly asking: boolean
  /** Asks for the next page; nothing where there is none, or the one before is not there. */
  readonly more: (() => void) | undefined
  /** Asks again for the page that failed. */
  readonly retry: () => void
}

/** How many pages of a list were asked for, kept for the visit. */
const shelves = new WeakMap<Gateway, Map<string, number>>()

/** A list that grows by pages; one that fails leaves those before it. */
export function usePages<N extends PagedCall>(
  name: N,
  query: CallQuery<N>,
  { enabled = true, fresh = false }: UsePagesOptions = {},
): Pages<CallValue<N>> {
  const gateway = useGateway()
  const answers = answersOf(gateway)
  const language = useLanguage()
  const state = useSession()
  const [, turn] = useReducer((count: number) => count + 1, 0)
  const session = enabled && state.kind === 'signed-in' ? state.session.since : undefined
  const shelf = shelfOf(gateway)
  const list = session === undefined ? '' : callKey(name, query, { language, session })
  const wanted = list === '' ? 0 : (shelf.get(list) ?? 1)
  const keys = useMemo(
    () => (list === '' ? [] : Array.from({ length: wanted }, (_, page) => keyOfPage(list, page))),
    [list, wanted],
  )
  const known = useAnswers(keys)
  useEffect(() => {
    if (!fresh) return
    const look = (): void => {
      if (document.visibilityState !== 'visible') return
      for (const key of keys) answers.need(key)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [answers, keys, fresh])
  useEffect(() => {
    const blank = keys.filter((_, page) => isBlank(known[page]))
    for (const key of blank) answers.need(key)
    const again = (): void => {
      for (const [page, key] of keys.entries()) if (known[page]?.error) answers.need(key)
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [answers, keys, known])
  const gap = known.findIndex(({ value }) => value === undefined)
  const pages = useMemo(
    // The client checked each against the schema of the call.
    () => known.slice(0, gap === -1 ? undefined : gap).map(({ value }) => value as CallValue<N>),
    [known, gap],
  )
  const failed = known.findIndex(({ error, asking }) => error !== undefined && !asking)
  const error = known[failed]?.error
  const ended = (pages.at(-1)?.totalPages ?? 0) <= pages.length
  const next = pages.length + 1
  const more = useCallback(() => {
    shelf.set(list, next)
    turn()
  }, [shelf, list, next])
  return {
    pages,
    // A client fails with nothing else.
    error: isQuiet(error) ? undefined : (error as GatewayError | undefined),
    asking: known.some(({ asking }) => asking) || known.some(isBlank),
    more: gap !== -1 || ended ? undefined : more,
    retry: () => {
      const key = keys[failed]
      if (key !== undefined) answers.ask(key)
    },
  }
}

function isBlank(answer: Answer | undefined): boolean {
  return !answer || (answer.value === undefined && answer.error === undefined && !answer.asking)
}

function keyOfPage(list: string, page: number): string {
  const [name, query, ...scope]: [string, object, ...unknown[]] = JSON.parse(list)
  return JSON.stringify([name, { ...query, pageNum: page + 1 }, ...scope])
}

/** What is known of each key: another list only when one of them changed. */
function useAnswers(keys: readonly string[]): readonly Answer[] {
  const gateway = useGateway()
  const answers = answersOf(gateway)
  const last = useRef<readonly Answer[]>([])
  useEffect(() => {
    const releases = keys.map(gateway.hold)
    return () => {
      for (const release of releases) release()
    }
  }, [gateway, keys])
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = keys.map((key) => answers.subscribe(key, listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [answers, keys],
  )
  return useSyncExternalStore(subscribe, () => {
    const now = keys.map(answers.read)
    const same =
      now.length === last.current.length && now.every((one, at) => one === last.current[at])
    if (!same) last.current = now
    return last.current
  })
}

function shelfOf(gateway: Gateway): Map<string, number> {
  const shelf = shelves.get(gateway) ?? new Map<string, number>()
  shelves.set(gateway, shelf)
  return shelf
}
