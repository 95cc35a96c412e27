import { useCallback, useEffect, useRef, useState } from 'react'
import useSWR, { type Key, type SWRConfiguration } from 'swr'
import type { StudioApiCallName, StudioApiValue } from '../../core/contract/studio-api-calls.ts'
import type { StudioApiRequest } from '../../core/gateway-client/ask-studio-api.ts'
import { useSentence, useStudioApi } from './studio-api-context.tsx'

export type Loaded<T> =
  | { readonly state: 'loading'; readonly again: () => void }
  | {
      readonly state: 'loaded'
      readonly value: T
      /** True while it is loaded again. */
      readonly isStale: boolean
      readonly again: () => void
    }
  | { readonly state: 'failed'; readonly problem: string; readonly again: () => void }

/** Loads what a key names; `null` names nothing. */
export function useLoaded<T>(
  key: Key,
  load: () => Promise<T>,
  options: SWRConfiguration<T> = {},
): Loaded<T> {
  const sentenceOf = useSentence()
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(key, load, options)
  const again = useCallback(() => void mutate(), [mutate])
  if (error !== undefined && !isValidating)
    return { state: 'failed', problem: sentenceOf(error), again }
  if (data === undefined) return { state: 'loading', again }
  return { state: 'loaded', value: data, isStale: isValidating, again }
}

/** Returns when a view was opened: in a key, it keeps answers to an earlier view out of this one. */
export function useOpenedAt(): number {
  const [openedAt] = useState(Date.now)
  return openedAt
}

/** Loads the answer to a call of the studio API. */
export function useStudioQuery<N extends StudioApiCallName>(
  name: N,
  question: StudioApiRequest<N>,
): Loaded<StudioApiValue<N>> {
  const ask = useStudioApi()
  return useLoaded([name, question], () => ask(name, question))
}

/** Loads the answer to a call for as long as a view is open: the question ends with the view. */
export function usePassingQuery<N extends StudioApiCallName>(
  name: N,
  question: StudioApiRequest<N>,
  options?: SWRConfiguration<StudioApiValue<N>>,
): Loaded<StudioApiValue<N>> {
  const ask = useStudioApi()
  const openedAt = useOpenedAt()
  const asking = useRef(new AbortController())
  const load = (): Promise<StudioApiValue<N>> => {
    asking.current = new AbortController()
    return ask(name, { ...question, signal: asking.current.signal })
  }
  const loaded = useLoaded([name, question, openedAt], load, options)
  const { again } = loaded
  useEffect(() => {
    // A strict root ends a view and opens it again.
    if (asking.current.signal.aborted) again()
    return () => asking.current.abort()
  }, [again])
  return loaded
}
