import { createTimeFormat } from './create-time-format.ts'
import type { TimeFormat } from './on-demand/format-by-names.ts'

const formats = new Map<string, TimeFormat>()

/** Returns what formats times, once for all rows of a list: a phone takes milliseconds to prepare Intl. */
export function keepTimeFormat(language: string, options: Intl.DateTimeFormatOptions): TimeFormat {
  const name = JSON.stringify([language, options])
  const format = formats.get(name) ?? createTimeFormat(language, options)
  // The names of a language that Intl does not know may still come.
  if (format instanceof Intl.DateTimeFormat) formats.set(name, format)
  return format
}
