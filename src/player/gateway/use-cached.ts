import { unstable_serialize } from 'swr'
import type { CallName, CallQuery, CallValue } from '../../core/contract/calls.ts'
import { useGateway } from './GatewayProvider.tsx'
import { readQueryKey } from './query-key.ts'

/** Returns a function that reads the cached answer of a query without a request; undefined if there is none. */
export function useCached(): <N extends CallName>(
  name: N,
  query: CallQuery<N>,
) => CallValue<N> | undefined {
  const { cache } = useGateway()
  return (name, query) =>
    // The client checked the answer against the schema of the call.
    cache.read(unstable_serialize(readQueryKey(name, query))).value as
      | CallValue<typeof name>
      | undefined
}
