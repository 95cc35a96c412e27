import type { LiveSettings, SettingsBody } from '../../core/contract/generated/studio-api.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { type ServerState, useServerState } from '../state/use-server-state.ts'

export interface Live extends Omit<ServerState<LiveSettings>, 'change'> {
  /** Switches live; what goes wrong is the problem. */
  readonly change: (body: SettingsBody) => Promise<boolean>
}

/** Returns the sandbox's settings of a merchant, and the functions that change them. */
export function useLive(merchant: string): Live {
  const ask = useStudioApi()
  const { change, ...live } = useServerState({
    key: ['readSettings', merchant],
    read: () => ask('readSettings', { merchant, body: undefined }),
  })
  return { ...live, change: (body) => change(() => ask('changeSettings', { merchant, body })) }
}
