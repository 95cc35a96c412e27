import { isUpright, writeHan } from '../../components/ui/write-han.ts'

/** The day and its weekday, such as 11月21日 星期六 or Sat, November 21. */
export function writeDay(time: number, language: string): string {
  const upright = isUpright(language)
  const weekday = upright ? 'long' : 'short'
  return new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', weekday })
    .formatToParts(time)
    .map(({ type, value }) => (upright && type === 'weekday' ? ` ${value}` : value))
    .join('')
}

/** The day of the lunar calendar, such as 十月十三 or 10/13; nothing where the device has no such calendar. */
export function writeLunarDay(time: number, language: string): string | undefined {
  const format = new Intl.DateTimeFormat(
    `${language}-u-ca-chinese`,
    // The long style alone writes a Chinese day in its own numerals, after its year.
    language.startsWith('zh') ? { dateStyle: 'long' } : { month: 'numeric', day: 'numeric' },
  )
  if (format.resolvedOptions().calendar !== 'chinese') return undefined
  return format.format(time).replace(/^.*年/, '')
}

/** The day by the player's clock, such as 20261121. */
function writeLocalDay(time: number): string {
  const local = time - new Date(time).getTimezoneOffset() * 60_000
  return new Date(local).toISOString().slice(0, 10).replaceAll('-', '')
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
    today: day === writeLocalDay(now),
  }
}
