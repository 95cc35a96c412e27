import { createContext, type ReactNode, use } from 'react'
import type { StudioSession } from '../../core/contract/generated/studio-api.ts'
import type { StudioApiCallName } from '../../core/contract/studio-api-calls.ts'
import { mayCall, studioApiNeeds } from '../../core/contract/studio-api-roles.ts'

/** Without a provider, the studio is that of one machine, where everything may be done. */
const SessionContext = createContext<StudioSession>({ isLocal: true, grants: [{ role: 'admin' }] })

export interface SessionProviderProps {
  readonly value: StudioSession
  readonly children: ReactNode
}

/** Provides who is signed in. */
export function SessionProvider({ value, children }: SessionProviderProps): ReactNode {
  return <SessionContext value={value}>{children}</SessionContext>
}

/** Returns who is signed in. */
export function useSession(): StudioSession {
  return use(SessionContext)
}

/** Returns true if whoever is signed in may make a call for a merchant or several, or for all where none is named. */
export function useMay(name: StudioApiCallName, merchants?: string | readonly string[]): boolean {
  const { isLocal, grants } = useSession()
  const need = studioApiNeeds[name]
  if (isLocal || need === 'local') return isLocal
  return mayCall(grants, need, merchants === undefined ? 'all' : [merchants].flat())
}
