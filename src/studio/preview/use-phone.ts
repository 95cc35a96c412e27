import type { PhoneState } from '../../core/contract/generated/workshop.ts'
import { type ServerState, useServerState } from '../state/use-server-state.ts'
import { useWorkshop } from '../state/workshop.tsx'

export interface PhoneInHand extends Pick<ServerState<PhoneState>, 'problem'> {
  readonly state: PhoneState
  /** Opens a preview to the network, or shows another one where one is open. */
  readonly open: (preview: string) => void
  readonly stop: () => void
}

const closed: PhoneState = { addresses: [], visitors: [] }

/** The preview that phones of the network may open, also where another page of the studio opened it. */
export function usePhone(): PhoneInHand {
  const ask = useWorkshop()
  const {
    state = closed,
    problem,
    change,
  } = useServerState({
    key: ['readPhone'],
    read: () => ask('readPhone', { body: undefined }),
    // Asking who came also keeps it open; it ends some minutes after this page is gone.
    interval: ({ addresses }) => (addresses.length > 0 ? 4000 : 0),
  })
  return {
    state,
    problem,
    open: (preview) => void change(() => ask('openPhone', { body: { preview } })),
    stop: () => void change(() => ask('closePhone', { body: { preview: 'any' } })),
  }
}
