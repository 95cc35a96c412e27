import { useCallback, useRef, useState } from 'react'
import type { CallName, CallValue } from '../contract/calls.ts'
import { useGateway } from './GatewayProvider.tsx'
import { createKey } from './plain/build-request.ts'
import type { CallOptions } from './plain/client-options.ts'

export interface EffectCall<N extends CallName> {
  /** One request per action: while one is on its way, its answer is everybody's answer. */
  readonly run: (options?: CallOptions<N>) => Promise<CallValue<N>>
  readonly running: boolean
}

/** A call that changes something: never shared, never retried, with a key per action of the player. */
export function useEffectCall<N extends CallName>(name: N): EffectCall<N> {
  const { client } = useGateway()
  const [running, setRunning] = useState(false)
  const flying = useRef<Promise<CallValue<N>>>(undefined)
  const run = useCallback(
    (options: CallOptions<N> = {}) => {
      if (flying.current) return flying.current
      setRunning(true)
      const answer = client.call(name, { idempotencyKey: createKey(), ...options }).finally(() => {
        flying.current = undefined
        setRunning(false)
      })
      flying.current = answer
      return answer
    },
    [client, name],
  )
  return { run, running }
}
