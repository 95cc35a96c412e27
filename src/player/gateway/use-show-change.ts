import { unstable_serialize, useSWRConfig } from 'swr'
import type { CallName, CallQuery, CallValue } from '../../core/contract/calls.ts'
import { useGateway } from './GatewayProvider.tsx'
import { useQueryKey } from './query-key.ts'

/** Displays an expected change until a request has ended. Returns the answer of the request. */
export type ShowUntil = <T>(request: Promise<T>) => Promise<T>

/**
 * Shows a change of a query in all components before the gateway has confirmed it. The change stays if
 * the mutation succeeds, and is rolled back if the gateway refuses it.
 */
export function useShowChange<N extends CallName>(
  name: N,
  query?: CallQuery<N>,
): (change: (value: CallValue<N> | undefined) => CallValue<N>) => ShowUntil {
  const { cache } = useGateway()
  const { mutate } = useSWRConfig()
  const key = useQueryKey(name, query)
  // The client checked the answer against the schema of the call named in the key.
  const read = () => cache.read(unstable_serialize(key)).value as CallValue<N> | undefined
  return (change) => async (request) => {
    await mutate(key, request, {
      optimisticData: () => change(read()),
      populateCache: read,
      rollbackOnError: true,
      revalidate: false,
    })
    return request
  }
}
