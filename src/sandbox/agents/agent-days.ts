import { dayMs } from '../kit/durations.ts'

/** Returns the start of the day (UTC) of a time, in epoch milliseconds. */
export function startOfDay(time: number): number {
  return Math.floor(time / dayMs) * dayMs
}

/** Returns the first moment of the month (UTC) of a time, or of a month that many months later. */
export function startOfMonth(time: number, later = 0): number {
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later)
}

/** Returns the name of a month, such as `2026-11`. */
export function nameMonth(time: number): string {
  return new Date(time).toISOString().slice(0, 7)
}

/** Returns the start of a month by its name; undefined if there is no such month. */
export function parseMonth(name: string): number | undefined {
  const start = Date.parse(`${name}-01T00:00:00Z`)
  return Number.isNaN(start) ? undefined : start
}
