import { useCallback, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { CallName, CallValue } from '../../core/contract/calls.ts'
import { createIdempotencyKey } from '../../core/gateway-client/build-request.ts'
import type { CallOptions } from '../../core/gateway-client/client-options.ts'
import { loadDeclaration } from '../../core/gateway-client/load-declaration.ts'
import { useGateway } from './GatewayProvider.tsx'
import { invalidateReads } from './invalidate-reads.ts'
import type { ShowUntil } from './use-show-change.ts'

export interface EffectCall<N extends CallName> {
  /** One request per action: while one is on its way, its answer is everybody's answer. */
  readonly run: (options?: CallOptions<N>) => Promise<CallValue<N>>
  readonly running: boolean
}

/** A call that changes something: never shared, never retried, with a key per action of the player. */
export function useEffectCall<N extends CallName>(name: N): EffectCall<N> {
  const send = useSendEffect()
  const [running, setRunning] = useState(false)
  const flying = useRef<Promise<CallValue<N>>>(undefined)
  const run = useCallback(
    (options: CallOptions<N> = {}) => {
      if (flying.current) return flying.current
      setRunning(true)
      const answer = send(name, options).finally(() => {
        flying.current = undefined
        setRunning(false)
      })
      flying.current = answer
      return answer
    },
    [send, name],
  )
  return { run, running }
}

/** Sends an effect; `show` shows what it will change until it has ended (`useShowChange`). */
export type SendEffect = <N extends CallName>(
  name: N,
  options: CallOptions<N>,
  show?: ShowUntil,
) => Promise<CallValue<N>>

/**
 * Sends effects, each with a key of its own. The reads that an effect changes by its declaration
 * are asked anew when it has ended, whatever came of it: a request whose answer is lost may have
 * arrived.
 */
export function useSendEffect(): SendEffect {
  const { client } = useGateway()
  const { cache, mutate } = useSWRConfig()
  return useCallback<SendEffect>(
    async (name, options, show = (sent) => sent) => {
      const sent = client.call(name, { idempotencyKey: createIdempotencyKey(), ...options })
      try {
        return await show(sent)
      } finally {
        const { changes = [] } = await loadDeclaration(name)
        if (changes.length > 0) invalidateReads(changes, { cache, mutate })
      }
    },
    [client, cache, mutate],
  )
}
