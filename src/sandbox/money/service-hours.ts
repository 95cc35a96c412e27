import type { ServiceHours } from '../../core/contract/generated/gateway.ts'
import type { WorldWithdrawals } from '../../core/contract/generated/world.ts'
import { minuteMs } from '../kit/durations.ts'

const dayMinutes = 24 * 60

type Hours = NonNullable<WorldWithdrawals['hours']>

/** Returns the hours of withdrawals, with the next start while they are closed. */
export function describeHours(hours: Hours, now: number): ServiceHours {
  const minute = minuteOfDay(now, hours.zone)
  const from = minutesOf(hours.from)
  if (isOpenAt(hours, now)) return { ...hours }
  const wait = (from - minute + dayMinutes) % dayMinutes
  return { ...hours, nextFrom: Math.floor(now / minuteMs) * minuteMs + wait * minuteMs }
}

/** Returns true within hours, which may run over midnight. */
export function isOpenAt(hours: Hours, now: number): boolean {
  const minute = minuteOfDay(now, hours.zone)
  const from = minutesOf(hours.from)
  const to = minutesOf(hours.to)
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns the minutes since midnight in a zone; in UTC if the zone is unknown. */
function minuteOfDay(now: number, zone: string): number {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const format = (timeZone: string): string =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(now)
  try {
    return minutesOf(format(zone))
  } catch {
    return minutesOf(format('UTC'))
  }
}
