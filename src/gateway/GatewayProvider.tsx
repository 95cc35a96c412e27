import { createContext, type ReactNode, use, useEffect } from 'react'
import { onSessionEnd } from '../state/session.ts'
import { answersOf } from './answers.ts'
import type { Gateway } from './gateway.ts'

const Context = createContext<Gateway | undefined>(undefined)

interface GatewayProviderProps {
  readonly gateway: Gateway
  readonly children: ReactNode
}

/** Gives the gateway to every call below; its answers end with the session. */
export function GatewayProvider({ gateway, children }: GatewayProviderProps) {
  useEffect(() => onSessionEnd(answersOf(gateway).forget), [gateway])
  return <Context value={gateway}>{children}</Context>
}

/** The gateway of the provider above. */
export function useGateway(): Gateway {
  const gateway = use(Context)
  if (!gateway) throw new Error('useGateway needs a GatewayProvider.')
  return gateway
}
