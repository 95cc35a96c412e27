import { useEffect, useMemo, useRef } from 'react'
import { unstable_serialize } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { CallName, CallQuery, CallValue } from '../../core/contract/calls.ts'
import type { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import { isQuiet } from './error-message-key.ts'
import { useGateway } from './GatewayProvider.tsx'
import { type QueryKey, useQueryKey } from './query-key.ts'
import { useFirstAnswer } from './use-first-answer.ts'

/** Calls that answer one page of a list at a time. */
export type PagedCall = {
  [N in CallName]: CallValue<N> extends { readonly totalPages: number } ? N : never
}[CallName]

export interface UsePagesOptions {
  /** False while the pages are not needed. */
  readonly enabled?: boolean
  /** Loads every page again whenever the list or the screen becomes visible. Without it pages are kept for the visit. */
  readonly fresh?: boolean
}

export interface Pages<V> {
  /** The loaded pages, in order. */
  readonly pages: readonly V[]
  /** The failure of the page that failed. */
  readonly error: GatewayError | undefined
  /** True while a page is loading. */
  readonly asking: boolean
  /**
   * Loads the next page. Undefined after the last page or one that brings nothing new, and while the
   * previous one is not loaded.
   */
  readonly more: (() => void) | undefined
  /** Loads the page that failed again. */
  readonly retry: () => void
  /** Loads every page again; they stay shown. */
  readonly reload: () => void
}

const none: readonly never[] = []

/** Returns a list that grows page by page. A page that fails does not affect those before it. */
export function usePages<N extends PagedCall>(
  name: N,
  query: CallQuery<N>,
  { enabled = true, fresh = false }: UsePagesOptions = {},
): Pages<CallValue<N>> {
  const { fetchQuery } = useGateway()
  const queryKey = useQueryKey(name, query)
  const list = enabled ? queryKey : null
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<unknown>(
    (index: number) => list && { ...list, page: index + 1 },
    fetchQuery,
    {
      // No page contains a cursor for the next one, so they load in parallel.
      parallel: true,
      revalidateFirstPage: false,
      ...(fresh && { revalidateOnMount: true }),
    },
  )
  useHoldPages(list, size)
  useEffect(() => {
    if (!fresh) return
    const refreshVisible = (): void => {
      if (document.visibilityState === 'visible') void mutate()
    }
    document.addEventListener('visibilitychange', refreshVisible)
    return () => document.removeEventListener('visibilitychange', refreshVisible)
  }, [fresh, mutate])
  // SWR loads the kept pages of another list anew only on the first render.
  const listName = list && unstable_serialize(list)
  const shown = useRef(listName)
  const isKept = data !== undefined
  useEffect(() => {
    if (shown.current === listName) return
    shown.current = listName
    if (fresh && isKept) void mutate()
  }, [listName, fresh, isKept, mutate])
  // The client checked each against the schema of the call.
  const pages = (data ?? none) as readonly CallValue<N>[]
  const ended = (pages.at(-1)?.totalPages ?? 0) <= pages.length || !bringsNew(pages)
  const asking = isValidating || (list !== null && data === undefined && error === undefined)
  useFirstAnswer(asking && !isKept)
  const shownError = isQuiet(error) ? undefined : error
  return {
    pages,
    error: shownError as GatewayError | undefined, // a client throws nothing else
    asking,
    more: pages.length < size || ended ? undefined : () => void setSize(size + 1),
    // Setting the same size loads only the pages that are missing.
    retry: () => void setSize(size),
    reload: () => void mutate(),
  }
}

/**
 * Returns false if the last page has no rows, or those of the page before it: a gateway may announce more
 * pages than it has, and a list that trusted it would ask for ever.
 */
function bringsNew(pages: readonly object[]): boolean {
  const [last, before] = [pages.at(-1), pages.at(-2)]
  if (!last || !before) return true
  const old = new Map(Object.entries(before))
  return Object.entries(last).some(
    ([name, rows]) =>
      Array.isArray(rows) &&
      rows.length > 0 &&
      JSON.stringify(rows) !== JSON.stringify(old.get(name)),
  )
}

/** Marks the requested pages as needed while the list is mounted. */
function useHoldPages(list: QueryKey | null, size: number): void {
  const { hold } = useGateway()
  const name = unstable_serialize(list)
  // biome-ignore lint/correctness/useExhaustiveDependencies: lists of one name are the same
  const keys = useMemo(
    () => (list ? Array.from({ length: size }, (_, at) => ({ ...list, page: at + 1 })) : []),
    [name, size],
  )
  useEffect(() => {
    const releases = keys.map(hold)
    return () => {
      for (const release of releases) release()
    }
  }, [hold, keys])
}
