import { byNames, createTimeFormat } from './create-time-format.ts'

/** Formats a time in a language, with the options of `Intl.DateTimeFormat`. */
export function formatTime(
  time: number | Date,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return createTimeFormat(language, options).format(time)
}

/** Returns the word for a day by the number of days since: 0 is today, 1 yesterday. */
export function formatDaysAgo(ago: number, language: string): string {
  return (
    byNames?.nameDaysAgo(ago, language) ??
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day')
  )
}
