import { useEffect } from 'react'
import { momentsOf, stateOfWindow, type TimeWindow } from '../../../../core/contract/time-window.ts'
import { awaitMoments, usePassedMoment } from '../../../state/clock.ts'
import { readServerTime } from '../../../state/status.ts'

/** Returns the items whose window of time is open by the server's clock (SPEC §4.28), and renders again when one turns. */
export function useCurrent<T extends TimeWindow>(items: readonly T[]): readonly T[] {
  // A moment that has passed stays passed, although answers correct the server's clock by parts of a second.
  const now = Math.max(usePassedMoment(), readServerTime())
  useEffect(() => void awaitMoments(items.flatMap(momentsOf)), [items])
  return items.filter((item) => stateOfWindow(item, now) === 'within')
}
