import { unstable_serialize, useSWRConfig } from 'swr'
import type { CallName, CallQuery, CallValue } from '../../core/contract/calls.ts'
import { useGateway } from './GatewayProvider.tsx'
import { useQueryKey } from './query-key.ts'

/** Shows something until a request has ended, and answers with what it answered. */
export type ShowUntil = <T>(sent: Promise<T>) => Promise<T>

/**
 * Shows a change of a read to everybody before the gateway has confirmed it: it stays when the
 * effect succeeds, and a refusal takes it back.
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
  return (change) => async (sent) => {
    await mutate(key, sent, {
      optimisticData: () => change(read()),
      populateCache: read,
      rollbackOnError: true,
      revalidate: false,
    })
    return sent
  }
}
