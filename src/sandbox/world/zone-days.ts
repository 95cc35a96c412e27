import { dayMs } from '../kit/durations.ts'

/** Returns the time zone of a merchant's days, weeks and months. */
export function zoneOf({ zone = 'UTC' }: { readonly zone?: string }): string {
  return zone
}

/** Returns the day of a time in a zone, such as `2026-11-25`; in UTC if the zone is unknown. */
export function dayIn(zone: string, at: number): string {
  return writeIn(zone, at).slice(0, 10)
}

/** Returns the month of a day, such as `2026-11`. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** Returns the first day of the week of a day, a Monday. */
export function weekOf(day: string): string {
  const weekday = (new Date(utc(day)).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

/** Returns the day that is some days after a day, or before it. */
export function addDays(day: string, days: number): string {
  return new Date(utc(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns the month after a month. */
export function nextMonth(month: string): string {
  return monthOf(addDays(`${month}-28`, 4))
}

/** Returns the days from one to another, both included. */
export function listDays(from: string, to: string): readonly string[] {
  const count = Math.round((utc(to) - utc(from)) / dayMs) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}

/**
 * Returns the start of a day in a zone, in epoch milliseconds. Where daylight saving begins at midnight,
 * the day starts with the first hour that exists.
 */
export function startOfDayIn(zone: string, day: string): number {
  const wanted = utc(day)
  // The offset at the guess may differ from that at the start, so that it is asked for twice.
  const first = wanted - offsetAt(zone, wanted)
  const start = wanted - offsetAt(zone, first)
  return dayIn(zone, start) === day ? start : Math.max(first, start)
}

/** Returns the start of the day of a moment in a zone, in epoch milliseconds. */
export function startOfDayAt(zone: string, at: number): number {
  return startOfDayIn(zone, dayIn(zone, at))
}

/** Returns the end of the day of a moment in a zone, which is the start of the next, in epoch milliseconds. */
export function endOfDayAt(zone: string, at: number): number {
  return startOfDayIn(zone, addDays(dayIn(zone, at), 1))
}

/** Returns the start of the month of a moment in a zone, in epoch milliseconds. */
export function startOfMonthAt(zone: string, at: number): number {
  return startOfDayIn(zone, `${monthOf(dayIn(zone, at))}-01`)
}

/** Returns the start of the year of a moment in a zone, or of a later one, in epoch milliseconds. */
export function startOfYearAt(zone: string, at: number, later = 0): number {
  return startOfDayIn(zone, `${Number(dayIn(zone, at).slice(0, 4)) + later}-01-01`)
}

function utc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Returns the milliseconds by which a zone is ahead of UTC. */
function offsetAt(zone: string, at: number): number {
  return Date.parse(`${writeIn(zone, at)}Z`) - Math.floor(at / 1000) * 1000
}

/** Writes a time in a zone, such as `2026-11-25T14:05:09`. */
function writeIn(zone: string, at: number): string {
  return formatOf(zone).format(at).replace(' ', 'T')
}

/** The formats by zone. Making one takes thirty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? createFormat(zone)
  formats.set(zone, format)
  return format
}

/** Returns a format of a zone; of UTC if the zone is unknown. */
function createFormat(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...fields, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...fields, timeZone: 'UTC' })
  }
}

const fields = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const
