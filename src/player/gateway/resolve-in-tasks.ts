import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Middleware, unstable_serialize } from 'swr'
import { useHydrates } from '../state/use-hydrates.ts'
import { useGateway } from './GatewayProvider.tsx'
import { canAwaitIdle } from './notify-in-tasks.ts'
import { type CachedAnswer, type QueryCache, readNothing } from './query-cache.ts'

/**
 * Renders each component that shows an answer in a task of its own, where SWR would render all of them
 * in one (docs/decisions/0041-answers-are-kept-by-swr.md). SWR renders every component that reads the
 * fields of its response, so this middleware reads the cache instead.
 */
export const resolveInTasks: Middleware = (useSWRNext) => (key, fetcher, config) => {
  const response = useSWRNext(key, fetcher, config)
  const { cache } = useGateway()
  const { value, error, fetching } = useAnswer(cache, unstable_serialize(key))
  return {
    mutate: response.mutate,
    data: value as typeof response.data, // SWR stored it under this key
    error: error as typeof response.error, // as above
    isValidating: fetching,
    isLoading: value === undefined && fetching,
  }
}

/**
 * Returns the cached answer of a query. A new one renders as a transition, so that React does it in slices and
 * a touch comes between; `useSyncExternalStore` would render all of a block in one task. Where nothing tells when
 * a transition has ended, React would join those of several components, so there each renders at once.
 */
function useAnswer(cache: QueryCache, name: string): CachedAnswer {
  const hydrates = useHydrates()
  const [seen, setSeen] = useState(() => ({ name, answer: cache.read(name) }))
  useEffect(() => {
    const follow = (): void => {
      const answer = cache.read(name)
      setSeen((last) => (last.name === name && last.answer === answer ? last : { name, answer }))
    }
    follow()
    return cache.subscribe(name, () => (canAwaitIdle() ? startTransition : flushSync)(follow))
  }, [cache, name])
  if (hydrates) return readNothing()
  return seen.name === name ? seen.answer : cache.read(name)
}
