import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import { SWRConfig, type SWRConfiguration, unload as unloadPreloads, useSWRConfig } from 'swr'
import { onSessionEnd } from '../state/session.ts'
import type { Gateway } from './gateway.ts'

const Context = createContext<Gateway | undefined>(undefined)

/** For so many milliseconds after an answer came, whoever asks the same takes it as it is. */
const freshMs = 2000

interface GatewayProviderProps {
  readonly gateway: Gateway
  readonly children: ReactNode
}

/** Gives the gateway to every call below; its answers end with the session. */
export function GatewayProvider({ gateway, children }: GatewayProviderProps) {
  const config = useMemo(() => configOf(gateway), [gateway])
  return (
    <Context value={gateway}>
      <SWRConfig value={config}>
        <SessionAnswers />
        {children}
      </SWRConfig>
    </Context>
  )
}

/** The gateway of the provider above. */
export function useGateway(): Gateway {
  const gateway = use(Context)
  if (!gateway) throw new Error('useGateway needs a GatewayProvider.')
  return gateway
}

function configOf(gateway: Gateway): SWRConfiguration & { provider: () => Gateway['cache'] } {
  return {
    provider: () => gateway.cache,
    dedupingInterval: freshMs,
    focusThrottleInterval: freshMs,
    revalidateOnFocus: false,
    // The client has tried again already.
    shouldRetryOnError: false,
    // Nobody asks SWR what is slow, and a timer for each read is work of the first paint.
    loadingTimeout: 0,
  }
}

/** Forgets every answer with the session; those on their way are dropped. */
function SessionAnswers(): null {
  const { unload } = useSWRConfig()
  useEffect(
    () =>
      onSessionEnd(() => {
        unload({ revalidate: false })
        // What was preloaded and never taken; SWR keeps it apart.
        unloadPreloads({ revalidate: false })
      }),
    [unload],
  )
  return null
}
