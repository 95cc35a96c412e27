import { createTimeFormat } from '../../../../i18n/create-time-format.ts'
import { isUpright, writeHan } from '../../../../kit/controls/write-han.ts'

/** Formats the day and its weekday, such as 11月21日 星期六 or Sat, November 21. */
export function writeDay(time: number, language: string): string {
  const isVertical = isUpright(language)
  const weekday = isVertical ? 'long' : 'short'
  return createTimeFormat(language, { month: 'long', day: 'numeric', weekday })
    .formatToParts(time)
    .map(({ type, value }) => (isVertical && type === 'weekday' ? ` ${value}` : value))
    .join('')
}

/**
 * Formats the day of the lunar calendar, such as 十月十三 or 10/13. Returns undefined when the device
 * has no such calendar.
 */
export function writeLunarDay(time: number, language: string): string | undefined {
  const format = createTimeFormat(
    `${language}-u-ca-chinese`,
    // Only the long style formats a Chinese day in its own numerals, after the year.
    language.startsWith('zh') ? { dateStyle: 'long' } : { month: 'numeric', day: 'numeric' },
  )
  if (format.resolvedOptions().calendar !== 'chinese') return undefined
  return format.format(time).replace(/^.*年/, '')
}

/** Returns the day by the player's clock, such as 20261121. */
function localDayOf(time: number): string {
  const local = time - new Date(time).getTimezoneOffset() * 60_000
  return new Date(local).toISOString().slice(0, 10).replaceAll('-', '')
}

export interface Issue {
  /** The number within its day, in Han numerals for a language that can be written vertically. */
  readonly number: string
  readonly today: boolean
}

/** Returns the number of a draw; for one such as `20261121-174`, the number within its day. */
export function readIssue(issue: string, now: number, language: string): Issue {
  const [, day, number = issue] = /^(\d{8})-(\d+)$/.exec(issue) ?? []
  return {
    number: isUpright(language) && /^\d{1,4}$/.test(number) ? writeHan(number) : number,
    today: day === localDayOf(now),
  }
}
