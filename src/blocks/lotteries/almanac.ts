import { isUpright, writeHan } from '../../ui/write-han.ts'

/** The day and its weekday, such as 11月21日 星期六 or Sat, November 21. */
export function writeDay(time: number, language: string): string {
  const day = { month: 'long', day: 'numeric' } as const
  if (!isUpright(language))
    return new Intl.DateTimeFormat(language, { ...day, weekday: 'short' }).format(time)
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' }).format(time)
  return `${new Intl.DateTimeFormat(language, day).format(time)} ${weekday}`
}

/** The day of the lunar calendar, such as 十月十三 or 10/13; nothing where the device has no such calendar. */
export function writeLunarDay(time: number, language: string): string | undefined {
  const chinese = language.startsWith('zh')
  const format = new Intl.DateTimeFormat(
    `${language}-u-ca-chinese`,
    // The long style alone writes a Chinese day in its own numerals.
    chinese ? { dateStyle: 'long' } : { month: 'numeric', day: 'numeric' },
  )
  if (format.resolvedOptions().calendar !== 'chinese') return undefined
  if (!chinese) return format.format(time)
  const parts = format.formatToParts(time).filter(({ type }) => type === 'month' || type === 'day')
  return parts.map(({ value }) => value).join('')
}

export interface Issue {
  /** Of its day, in the numerals of a language that is written downwards. */
  readonly number: string
  readonly today: boolean
}

/** The number of a draw; of one such as `20261121-174` the number in its day. */
export function readIssue(issue: string, now: number, language: string): Issue {
  const [, day, number = issue] = /^(\d{8})-(\d+)$/.exec(issue) ?? []
  return {
    number: isUpright(language) && /^\d{1,4}$/.test(number) ? writeHan(number) : number,
    today: day === new Intl.DateTimeFormat('en-CA').format(now).replaceAll('-', ''),
  }
}
