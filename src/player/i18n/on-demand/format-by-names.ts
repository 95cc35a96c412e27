import { timeNamesKey } from '../../../core/contract/time-names.ts'
import type { Messages } from '../create-translator.ts'

/** What formats dates, times and ranges with given options. */
export type TimeFormat = Pick<
  Intl.DateTimeFormat,
  'format' | 'formatRange' | 'formatToParts' | 'resolvedOptions'
>

/**
 * The order of parts and the 24-hour clock where Intl does not know a language: day, month, year.
 * Chromium has no Khmer.
 */
const order = 'en-GB'
/** The names of months and days by language tag: `$language.dates` of its common messages. */
const namesOf = new Map<string, Messages>()
/** The formats of Intl that rows of a list share, by their options. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Reads the names of months and days from messages of a language, if they hold any. */
export function readTimeNames(language: string, messages: Messages): void {
  const names = messages[timeNamesKey]
  if (typeof names === 'object') namesOf.set(language, names)
}

/**
 * Creates what formats times in a language that Intl does not know: with the language's own names, or
 * with numbers of months if it has none. Returns undefined for a language that Intl knows.
 */
export function createNamedFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): TimeFormat | undefined {
  if (isKnown(language)) return undefined
  const names = namesOf.get(language)
  const format = keepFormat(names ? options : withNumbers(options))
  const tables = names && {
    month: tableOf(names, 'months', isShort(options.month ?? options.dateStyle)),
    weekday: tableOf(names, 'weekdays', isShort(options.weekday)),
  }
  const translate = <Part extends Intl.DateTimeFormatPart>(part: Part): Part => ({
    ...part,
    value: translatePart(part, tables),
  })
  return {
    format: (time) => join(format.formatToParts(time).map(translate)),
    formatRange: (from, to) => join(format.formatRangeToParts(from, to).map(translate)),
    formatToParts: (time) => format.formatToParts(time).map(translate),
    resolvedOptions: () => format.resolvedOptions(),
  }
}

/** Returns a language's own word for today (0) or yesterday (1); undefined if Intl knows the language. */
export function nameDaysAgo(ago: number, language: string): string | undefined {
  if (isKnown(language)) return undefined
  const word = namesOf.get(language)?.[ago === 0 ? 'today' : 'yesterday']
  if (typeof word === 'string' && ago <= 1) return word
  return new Intl.RelativeTimeFormat(order, { numeric: 'auto' }).format(-ago, 'day')
}

function keepFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify(options)
  const format = formats.get(name) ?? new Intl.DateTimeFormat(order, options)
  formats.set(name, format)
  return format
}

function isKnown(language: string): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0
}

function isShort(style: string | undefined): boolean {
  return style === 'short' || style === 'medium'
}

/** Returns the names by the first three letters of the English ones; short names replace those of their keys. */
function tableOf(names: Messages, group: string, short: boolean): Messages {
  const long = names[group]
  const over = short ? names[`${group}Short`] : undefined
  return { ...(typeof long === 'object' && long), ...(typeof over === 'object' && over) }
}

interface NameTables {
  readonly month: Messages
  readonly weekday: Messages
}

/** Translates a month and a weekday; what has no name, such as the number of a month, stays. */
function translatePart(
  { type, value }: Intl.DateTimeFormatPart,
  tables: NameTables | undefined,
): string {
  // The word between a long date and its time.
  if (type === 'literal') return /\p{L}/u.test(value) ? ', ' : value
  if (type !== 'month' && type !== 'weekday') return value
  const name = tables?.[type][value.slice(0, 3).toLowerCase()]
  return typeof name === 'string' ? name : value
}

function withNumbers(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return {
    ...options,
    ...(options.month && { month: 'numeric' }),
    ...(options.dateStyle && { dateStyle: 'short' }),
  }
}

function join(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts.map(({ value }) => value).join('')
}
