import { useCallback, useSyncExternalStore } from 'react'
import { type Middleware, unstable_serialize } from 'swr'
import { useGateway } from './GatewayProvider.tsx'
import { readNothing } from './query-cache.ts'

/**
 * Renders each component that shows an answer in a task of its own, where SWR would render all of them
 * in one (docs/decisions/0041-answers-are-kept-by-swr.md). SWR renders every component that reads the
 * fields of its response, so this middleware reads the cache instead.
 */
export const resolveInTasks: Middleware = (useSWRNext) => (key, fetcher, config) => {
  const response = useSWRNext(key, fetcher, config)
  const { cache } = useGateway()
  const name = unstable_serialize(key)
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(name, listener),
    [cache, name],
  )
  const { value, error, fetching } = useSyncExternalStore(
    subscribe,
    () => cache.read(name),
    readNothing,
  )
  return {
    mutate: response.mutate,
    data: value as typeof response.data, // SWR stored it under this key
    error: error as typeof response.error, // as above
    isValidating: fetching,
    isLoading: value === undefined && fetching,
  }
}
