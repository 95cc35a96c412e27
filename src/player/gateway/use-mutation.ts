import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { CallName, CallValue } from '../../core/contract/calls.ts'
import { createIdempotencyKey } from '../../core/gateway-client/build-request.ts'
import type { CallOptions } from '../../core/gateway-client/client-options.ts'
import { useGateway } from './GatewayProvider.tsx'
import type { ShowUntil } from './use-show-change.ts'
import { useSingleFlight } from './use-single-flight.ts'

export interface MutationCall<N extends CallName> {
  /** Sends the call. While a request is running, every further call returns its promise. */
  readonly run: (options?: CallOptions<N>) => Promise<CallValue<N>>
  readonly running: boolean
}

/** Returns a call that changes something. It is never shared or retried, and each action of the player has its own idempotency key. */
export function useMutation<N extends CallName>(name: N): MutationCall<N> {
  const send = useSendMutation()
  const start = useCallback((options: CallOptions<N> = {}) => send(name, options), [send, name])
  return useSingleFlight(start)
}

/** Sends a mutation. `show` displays the expected change until the request has ended (`useShowChange`). */
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
  const { client, early } = useGateway()
  const { cache, mutate } = useSWRConfig()
  return useCallback<SendMutation>(
    async (name, options, show = (request) => request) => {
      const later = import('./on-demand/invalidate-reads.ts').catch(() => undefined)
      const request = client.call(name, { idempotencyKey: createIdempotencyKey(), ...options })
      try {
        return await show(request)
      } finally {
        await (await later)?.invalidateReads(name, { cache, mutate, early })
      }
    },
    [client, early, cache, mutate],
  )
}
