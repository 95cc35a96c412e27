import { useCallback } from 'react'
import useSWR, { type SWRResponse } from 'swr'
import useSWRMutation from 'swr/mutation'
import { useSentence } from './studio-api-context.tsx'

export interface ServerState<State> {
  /** The last state that the server answered; absent until it answered any. */
  readonly state: State | undefined
  /** Why the last change was refused, or why nothing is known. */
  readonly problem: string | undefined
  /** Makes a change that is answered with the state after it; answers whether it was made. */
  readonly change: (ask: () => Promise<State>) => Promise<boolean>
  readonly again: () => void
}

export interface ServerStateOptions<State> {
  readonly key: readonly [name: string, merchant?: string]
  readonly read: () => Promise<State>
  /** Returns the milliseconds until the state is loaded again; 0 for a state that does not change by itself. */
  readonly interval?: (state: State) => number
}

/** Reads a state that the server keeps and that changes answer anew, also changes of another page. */
export function useServerState<State>({
  key,
  read,
  interval = () => 0,
}: ServerStateOptions<State>): ServerState<State> {
  const sentenceOf = useSentence()
  const refreshInterval = (state?: State): number => (state === undefined ? 0 : interval(state))
  const known: SWRResponse<State, unknown> = useSWR<State, unknown>(key, read, {
    refreshInterval,
    refreshWhenHidden: true,
    // A poll that fails does not end the polling.
    shouldRetryOnError: () => refreshInterval(known.data) > 0,
    errorRetryInterval: 1000,
  })
  const { trigger, error: refusal } = useSWRMutation(
    key,
    async (_: unknown, { arg }: { readonly arg: () => Promise<State> }) => arg(),
    { populateCache: true, revalidate: false },
  )
  const change = useCallback(
    (ask: () => Promise<State>) =>
      trigger(ask).then(
        () => true,
        () => false,
      ),
    [trigger],
  )
  const { data: state, mutate } = known
  const again = useCallback(() => void mutate(), [mutate])
  const problem = refusal ?? known.error
  return { state, problem: problem && sentenceOf(problem), change, again }
}
