import { useEffect, useMemo } from 'react'
import { unstable_serialize } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { CallName, CallQuery, CallValue } from '../../core/contract/calls.ts'
import type { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import { isQuiet } from './error-message-key.ts'
import { useGateway } from './GatewayProvider.tsx'
import { type QueryKey, useQueryKey } from './query-key.ts'

/** Reads that answer a page at a time. */
export type PagedCall = {
  [N in CallName]: CallValue<N> extends { readonly totalPages: number } ? N : never
}[CallName]

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

const none: readonly never[] = []

/** A list that grows by pages; one that fails leaves those before it. */
export function usePages<N extends PagedCall>(
  name: N,
  query: CallQuery<N>,
  { enabled = true, fresh = false }: UsePagesOptions = {},
): Pages<CallValue<N>> {
  const { fetchQuery } = useGateway()
  const asked = useQueryKey(name, query)
  const list = enabled ? asked : null
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<unknown>(
    (index: number) => list && { ...list, page: index + 1 },
    fetchQuery,
    {
      // No page says where the next one begins.
      parallel: true,
      revalidateFirstPage: false,
      ...(fresh && { revalidateOnMount: true }),
    },
  )
  useHeldPages(list, size)
  useEffect(() => {
    if (!fresh) return
    const look = (): void => {
      if (document.visibilityState === 'visible') void mutate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [fresh, mutate])
  // The client checked each against the schema of the call.
  const pages = (data ?? none) as readonly CallValue<N>[]
  const ended = (pages.at(-1)?.totalPages ?? 0) <= pages.length
  const complaint = isQuiet(error) ? undefined : error
  return {
    pages,
    error: complaint as GatewayError | undefined, // a client fails with nothing else
    asking: isValidating || (list !== null && data === undefined && error === undefined),
    more: pages.length < size || ended ? undefined : () => void setSize(size + 1),
    // The pages that came are not asked again.
    retry: () => void setSize(size),
  }
}

/** Waits for the pages that are asked for as long as the list is there. */
function useHeldPages(list: QueryKey | null, size: number): void {
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
