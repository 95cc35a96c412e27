import { addDays } from './zone-days.ts'

export interface DateScope {
  readonly language: string
  /** The day that dates are counted from, such as `2026-11-25`. */
  readonly today: string
}

const saturday = 6

/**
 * Replaces the dates of a world's text, which are counted from today so that none is past: `{day+3}` by the
 * day in three days, `{days-1+5}` by the days from yesterday to that in five, `{saturday}` by the next Saturday.
 */
export function formatDates(text: string, { language, today }: DateScope): string {
  const dateIn = (days: number): Date => new Date(`${addDays(today, days)}T00:00Z`)
  const short = formatOf(language, { day: 'numeric', month: 'short' })
  return text.replace(
    /\{(?:day([+-]\d+)|days([+-]\d+)([+-]\d+)|(saturday))\}/g,
    (_, day?: string, from?: string, until?: string, weekday?: string) => {
      if (day !== undefined) return short.format(dateIn(Number(day)))
      if (weekday === undefined)
        return short.formatRange(dateIn(Number(from)), dateIn(Number(until)))
      const date = dateIn((saturday - dateIn(0).getUTCDay() + 7) % 7)
      return formatOf(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(date)
    },
  )
}

/** English dates begin with the day, as the worlds write them. */
function formatOf(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...parts,
    timeZone: 'UTC',
  })
}
