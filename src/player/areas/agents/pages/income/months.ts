import { createTimeFormat } from '../../../../i18n/create-time-format.ts'
import { formatTime } from '../../../../i18n/format-time.ts'

/** How many months before the present one an agent can look at. */
const mostMonths = 24

/** Returns the month of a time in the days of the platform (UTC), such as `2026-11`. */
export function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7)
}

/** Returns a month some months later, or earlier. */
export function shiftMonth(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return monthOf(date.getTime())
}

/** Reads the month of an address; the present one for anything that is no month of the last two years. */
export function readMonth(text: string | null, now: number): string {
  const present = monthOf(now)
  if (text === null || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) return present
  return text < firstMonth(now) || text > present ? present : text
}

/** Returns the first month that an agent can look at. */
export function firstMonth(now: number): string {
  return shiftMonth(monthOf(now), -mostMonths)
}

/** Names a month in the player's language, such as `November 2026`. */
export function nameMonth(month: string, language: string): string {
  return formatTime(new Date(`${month}-01T00:00:00Z`), language, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}

/** Names the days of a period of the platform (UTC); its end is not included. */
export function nameDays(from: number, to: number, language: string): string {
  const format = createTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.formatRange(from, Math.max(from, to - 1))
}
