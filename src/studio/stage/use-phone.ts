import { useCallback, useEffect, useState } from 'react'
import type { PhoneState } from '../../contract/generated/workshop.ts'
import { sentenceOf } from '../state/use-loaded.ts'
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
/** How often it is asked who came, which also keeps it open, in milliseconds. */
const often = 4000

/** The preview that phones of the network may open; it ends some minutes after this page is gone. */
export function usePhone(): PhoneInHand {
  const ask = useWorkshop()
  const [state, setState] = useState(closed)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const isOpen = state.addresses.length > 0
  const take = useCallback(async (asked: Promise<PhoneState>) => {
    try {
      setState(await asked)
      setProblem(undefined)
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }, [])
  // What another page of the studio opened goes on here.
  useEffect(() => {
    void take(ask('readPhone', { body: undefined }))
  }, [ask, take])
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void take(ask('readPhone', { body: undefined })), often)
    return () => clearInterval(timer)
  }, [ask, take, isOpen])
  const open = useCallback(
    (preview: string) => take(ask('openPhone', { body: { preview } })),
    [ask, take],
  )
  const stop = useCallback(() => take(ask('closePhone', { body: { preview: 'any' } })), [ask, take])
  return { state, problem, open, stop }
}
