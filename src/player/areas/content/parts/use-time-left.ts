import { useState } from 'react'
import { momentOf } from '../../../../core/contract/time-window.ts'
import { useSecondsLeft } from '../../../kit/controls/Countdown.tsx'
import { readServerTime } from '../../../state/status.ts'
import { useHydrates } from '../../../state/use-hydrates.ts'

export interface TimeLeft {
  readonly days: number
  /** Whole hours, minutes and seconds of the last day. */
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  /** All of it in seconds. */
  readonly total: number
}

/** Returns the time left until a time with its offset by the server's clock, each second anew; undefined in a prerendered page, which does not know when it is read. */
export function useTimeLeft(until: string): TimeLeft | undefined {
  const hydrates = useHydrates()
  // One offset while it is shown, so that the countdown does not start anew.
  const [offset] = useState(() => readServerTime() - Date.now())
  const total = useSecondsLeft({ to: momentOf(until), offset })
  if (hydrates) return undefined
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    total,
  }
}
