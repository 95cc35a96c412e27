import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { onSessionEnd } from '../state/session.ts'
import type { Gateway } from './gateway.ts'

const Context = createContext<Gateway | undefined>(undefined)

interface GatewayProviderProps {
  readonly gateway: Gateway
  readonly children: ReactNode
}

/** Gives the gateway to every call below, with a cache of its own that ends with the session. */
export function GatewayProvider({ gateway, children }: GatewayProviderProps) {
  const [config] = useState(() => ({
    provider: () => new Map(),
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  }))
  return (
    <Context value={gateway}>
      <SWRConfig value={config}>
        <CacheOfSession />
        {children}
      </SWRConfig>
    </Context>
  )
}

/** The gateway of the provider above. */
export function useGateway(): Gateway {
  const gateway = use(Context)
  if (!gateway) throw new Error('A call stands outside of GatewayProvider.')
  return gateway
}

function CacheOfSession(): undefined {
  const { mutate } = useSWRConfig()
  useEffect(
    () =>
      onSessionEnd(() => {
        void mutate(() => true, undefined, { revalidate: false })
      }),
    [mutate],
  )
}
