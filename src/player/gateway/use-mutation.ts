import { useCallback, useRef, useState } from 'react'
import { type Cache, type ScopedMutator, unstable_serialize, useSWRConfig } from 'swr'
import type { CallName, CallValue } from '../../core/contract/calls.ts'
import { createIdempotencyKey } from '../../core/gateway-client/build-request.ts'
import type { CallOptions } from '../../core/gateway-client/client-options.ts'
import { loadDeclaration } from '../../core/gateway-client/load-declaration.ts'
import { useGateway } from './GatewayProvider.tsx'
import { isQueryKey, type QueryKey } from './query-key.ts'
import type { ShowUntil } from './use-show-change.ts'

export interface MutationCall<N extends CallName> {
  /** Sends the call. While a request is running, every further call returns its promise. */
  readonly run: (options?: CallOptions<N>) => Promise<CallValue<N>>
  readonly running: boolean
}

/** Returns a call that changes something. It is never shared or retried, and each action of the player has its own idempotency key. */
export function useMutation<N extends CallName>(name: N): MutationCall<N> {
  const send = useSendMutation()
  const [running, setRunning] = useState(false)
  const inFlight = useRef<Promise<CallValue<N>>>(undefined)
  const run = useCallback(
    (options: CallOptions<N> = {}) => {
      if (inFlight.current) return inFlight.current
      setRunning(true)
      const answer = send(name, options).finally(() => {
        inFlight.current = undefined
        setRunning(false)
      })
      inFlight.current = answer
      return answer
    },
    [send, name],
  )
  return { run, running }
}

/** Sends a mutation. `show` displays the expected change until the request has ended (`useOptimisticUpdate`). */
export type SendMutation = <N extends CallName>(
  name: N,
  options: CallOptions<N>,
  show?: ShowUntil,
) => Promise<CallValue<N>>

/**
 * Returns a function that sends mutations, each with its own idempotency key. The queries that a mutation
 * changes by its declaration are loaded again when it has ended, even if it failed: a request whose
 * answer is lost may have been executed.
 */
export function useSendMutation(): SendMutation {
  const { client } = useGateway()
  const { cache, mutate } = useSWRConfig()
  return useCallback<SendMutation>(
    async (name, options, show = (request) => request) => {
      const request = client.call(name, { idempotencyKey: createIdempotencyKey(), ...options })
      try {
        return await show(request)
      } finally {
        const { changes = [] } = await loadDeclaration(name)
        if (changes.length > 0) invalidateReads(changes, { cache, mutate })
      }
    },
    [client, cache, mutate],
  )
}

/** The prefix that swr/infinite adds to the first page's key to name a list. */
const listPrefix = '$inf$'

/** Loads the shown queries of the given calls again, and drops the cached pages of lists that are not shown. */
function invalidateReads(
  calls: readonly string[],
  { cache, mutate }: { readonly cache: Cache; readonly mutate: ScopedMutator },
): void {
  const pages: QueryKey[] = []
  // An answer that arrives after the provider was removed has no query to load again.
  const ignore = (): void => undefined
  void mutate((key) => {
    if (!isQueryKey(key) || !calls.includes(key.call)) return false
    if (key.page !== undefined) pages.push(key)
    return key.page === undefined
  }).catch(ignore)
  for (const page of pages) cache.delete(unstable_serialize(page))
  for (const page of pages)
    if (page.page === 1) void mutate(listPrefix + unstable_serialize(page)).catch(ignore)
}
