import { parseZonedTime } from '../contract/zoned-time.ts'
import { explainTime } from './check-times.ts'
import { formatScheduleTime } from './format-schedule-time.ts'

/** The times of a scheduled release, as they were typed. */
export interface TypedScheduleTimes {
  readonly at?: string | undefined
  readonly until?: string | undefined
}

/** The times of a scheduled release in epoch milliseconds. */
export interface ScheduleTimes {
  readonly at: number | null
  readonly until: number | null
}

export interface ScheduleClock {
  /** The zone of times that name none. */
  readonly zone: string
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Parses when a release goes out and when it goes back: `2026-12-24T18:00` in the zone of the merchants, or with an offset
 * or zone of its own. Throws a sentence for the operator.
 */
export function parseScheduleTimes(typed: TypedScheduleTimes, clock: ScheduleClock): ScheduleTimes {
  const at = typed.at === undefined ? null : parseTime(typed.at, clock)
  const until = typed.until === undefined ? null : parseTime(typed.until, clock)
  const format = (moment: number): string => formatScheduleTime(moment, clock.zone)
  if (at !== null && at <= clock.now)
    throw new Error(`${format(at)} is over. Choose a later time, or publish now.`)
  if (until !== null && until <= Math.max(at ?? clock.now, clock.now))
    throw new Error(
      `It would go back at ${format(until)}, which is not after it went out. Choose a later end.`,
    )
  return { at, until }
}

function parseTime(text: string, { zone }: ScheduleClock): number {
  const isLocal = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)
  const whole = isLocal ? `${text}[${zone}]` : text
  const time = parseZonedTime(whole)
  if ('moment' in time) return time.moment
  throw new Error(
    explainTime(whole) ??
      `"${text}" is no time. Write it as 2026-12-24T18:00, or with an offset as 2026-12-24T18:00+07:00.`,
  )
}
