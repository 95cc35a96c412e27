import { useCallback } from 'react'
import { signOut } from '../state/session.ts'
import { useGateway } from './GatewayProvider.tsx'

/** Logs out here at once, and tells the gateway if it can be reached (SPEC.md §4). */
export function useLogout(): () => void {
  const { client } = useGateway()
  return useCallback(() => {
    client.call('logout').catch(() => undefined) // offline: the token is gone from here all the same
    signOut()
  }, [client])
}
