import { startOfDay } from '../money/service-hours.ts'

const dayMs = 24 * 3_600_000

/** Returns the start of the month of a zone, in epoch milliseconds. */
export function startOfMonth(now: number, zone: string): number {
  const { year, month } = readDate(now, zone)
  return firstDay(year, month, zone)
}

/** Returns the start of the year of a zone, or of a later one, in epoch milliseconds. */
export function startOfYear(now: number, zone: string, later = 0): number {
  return firstDay(readDate(now, zone).year + later, 1, zone)
}

/** Returns the start of the next day of a zone, in epoch milliseconds. */
export function endOfDay(now: number, zone: string): number {
  // A day has up to 25 hours.
  return startOfDay(startOfDay(now, zone) + dayMs + dayMs / 8, zone)
}

function firstDay(year: number, month: number, zone: string): number {
  const near = startOfDay(Date.UTC(year, month - 1, 1, 12), zone)
  const { day } = readDate(near, zone)
  if (day === 1) return near
  return startOfDay(day === 2 ? near - 1 : near + dayMs + dayMs / 8, zone)
}

function readDate(at: number, zone: string) {
  const [year = 0, month = 0, day = 0] = formatDate(at, zone).split('-').map(Number)
  return { year, month, day }
}

/** Formats a date as 2026-11-25; in UTC if the zone is unknown. */
function formatDate(at: number, zone: string): string {
  try {
    return new Date(at).toLocaleDateString('sv-SE', { timeZone: zone })
  } catch {
    return new Date(at).toISOString().slice(0, 10)
  }
}
