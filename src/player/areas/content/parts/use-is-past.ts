import { momentOf } from '../../../../core/contract/time-window.ts'
import { usePassedMoment } from '../../../state/clock.ts'

/** Returns true once a time with its offset has passed by the server's clock, and renders again then. Without a time, it is never past. */
export function useIsPast(time: string | undefined): boolean {
  const passed = usePassedMoment()
  return time !== undefined && momentOf(time) <= passed
}
