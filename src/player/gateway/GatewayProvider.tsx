import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr'
import { onSessionEnd } from '../state/session.ts'
import type { Gateway } from './gateway.ts'

const Context = createContext<Gateway | undefined>(undefined)

/** Milliseconds within which a query reuses an earlier answer instead of sending the request again. */
const freshMs = 2000

interface GatewayProviderProps {
  readonly gateway: Gateway
  readonly children: ReactNode
}

/** Provides the gateway to the components below. Clears its cached answers when the session ends. */
export function GatewayProvider({ gateway, children }: GatewayProviderProps) {
  const config = useMemo(() => configOf(gateway), [gateway])
  return (
    <Context value={gateway}>
      <SWRConfig value={config}>
        <ClearOnSessionEnd />
        {children}
      </SWRConfig>
    </Context>
  )
}

/** Returns the gateway of the nearest provider. */
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
    // The client retries already.
    shouldRetryOnError: false,
    // No component uses SWR's slow state, and a timer for each query would delay the first paint.
    loadingTimeout: 0,
  }
}

/** Clears every cached answer when the session ends, and drops those of running requests. */
function ClearOnSessionEnd(): null {
  const { unload } = useSWRConfig()
  const { early } = useGateway()
  useEffect(
    () =>
      onSessionEnd(() => {
        unload({ revalidate: false })
        early.clear()
      }),
    [unload, early],
  )
  return null
}
