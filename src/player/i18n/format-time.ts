import { byNames, createTimeFormat } from './create-time-format.ts'
import type { TimeFormat } from './on-demand/format-by-names.ts'

const formats = new Map<string, TimeFormat>()

/** Returns what formats times, once for all rows of a list: a phone takes milliseconds to prepare Intl. */
function keepTimeFormat(language: string, options: Intl.DateTimeFormatOptions): TimeFormat {
  const name = JSON.stringify([language, options])
  const format = formats.get(name) ?? createTimeFormat(language, options)
  // The names of a language that Intl does not know may still come.
  if (format instanceof Intl.DateTimeFormat) formats.set(name, format)
  return format
}

/** Formats a time in a language, with the options of `Intl.DateTimeFormat`. All rows of a list share a format. */
export function formatTime(
  time: number | Date,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return keepTimeFormat(language, options).format(time)
}

/** Returns the word for a day by the number of days since: 0 is today, 1 yesterday. */
export function formatDaysAgo(ago: number, language: string): string {
  return (
    byNames?.nameDaysAgo(ago, language) ??
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day')
  )
}

/** Formats a day, such as `Nov 25, 2026`. */
export function formatDate(time: number | Date, language: string): string {
  return formatTime(time, language, { dateStyle: 'medium' })
}

/** Formats a day with its time, such as `Nov 25, 2026, 4:50 PM`. */
export function formatMoment(time: number | Date, language: string): string {
  return formatTime(time, language, { dateStyle: 'medium', timeStyle: 'short' })
}
