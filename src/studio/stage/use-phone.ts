import { useCallback } from 'react'
import type { PhoneState } from '../../contract/generated/workshop.ts'
import { useWatched } from '../state/use-watched.ts'
import { useWorkshop } from '../state/workshop.tsx'

export interface PhoneInHand {
  readonly state: PhoneState
  /** Why the last wish was not done. */
  readonly problem: string | undefined
  /** Opens a preview to the network, or shows another one where one is open. */
  readonly open: (preview: string) => Promise<void>
  readonly stop: () => Promise<void>
}

const closed: PhoneState = { addresses: [], visitors: [] }
const isOpen = ({ addresses }: PhoneState): boolean => addresses.length > 0
/** Asking who came also keeps it open; it ends some minutes after this page is gone. */
const often = 4000

/** The preview that phones of the network may open, also where another page of the studio opened it. */
export function usePhone(): PhoneInHand {
  const ask = useWorkshop()
  const read = useCallback(() => ask('readPhone', { body: undefined }), [ask])
  const { state = closed, problem, take } = useWatched({ read, isMoving: isOpen, often })
  const open = useCallback(
    (preview: string) => take(ask('openPhone', { body: { preview } })),
    [ask, take],
  )
  const stop = useCallback(() => take(ask('closePhone', { body: { preview: 'any' } })), [ask, take])
  return { state, problem, open, stop }
}
