import type { PhoneState } from '../../core/contract/generated/studio-api.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { type ServerState, useServerState } from '../state/use-server-state.ts'

/** The preview that phones can open, and the functions that open and close it. */
export interface PhoneControl extends Pick<ServerState<PhoneState>, 'problem'> {
  readonly state: PhoneState
  /** Opens a preview to the network, in place of the one that is open. */
  readonly open: (preview: string) => void
  readonly stop: () => void
}

const closed: PhoneState = { addresses: [], visitors: [] }

/** Returns the preview that phones of the network can open, even if another page of the studio opened it. */
export function usePhone(): PhoneControl {
  const ask = useStudioApi()
  const {
    state = closed,
    problem,
    change,
  } = useServerState({
    key: ['readPhone'],
    read: () => ask('readPhone', { body: undefined }),
    // The request for visitors keeps it open. It ends some minutes after this page is closed.
    interval: ({ addresses }) => (addresses.length > 0 ? 4000 : 0),
  })
  return {
    state,
    problem,
    open: (preview) => void change(() => ask('openPhone', { body: { preview } })),
    stop: () => void change(() => ask('closePhone', { body: { preview: 'any' } })),
  }
}
