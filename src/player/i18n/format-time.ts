import { byNames } from './create-time-format.ts'
import { keepTimeFormat } from './keep-time-format.ts'

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
