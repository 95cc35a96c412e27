import { formatDaysAgo, formatTime } from '../../i18n/format-time.ts'
/** The items of one day of the player's calendar. */
export interface DayGroup<T> {
  /** The date as `2026-11-21`. */
  readonly key: string
  /** The start of the day in epoch milliseconds. */
  readonly day: number
  readonly items: readonly T[]
}

/** Groups items by the day of their time, in the order in which they come. */
export function groupByDay<T>(
  items: readonly T[],
  timeOf: (item: T) => number,
): readonly DayGroup<T>[] {
  const groups = new Map<string, { day: number; items: T[] }>()
  for (const item of items) {
    const start = new Date(timeOf(item))
    start.setHours(0, 0, 0, 0)
    const key = [start.getFullYear(), start.getMonth() + 1, start.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
    const group = groups.get(key)
    if (group) group.items.push(item)
    else groups.set(key, { day: start.getTime(), items: [item] })
  }
  return [...groups].map(([key, group]) => ({ key, ...group }))
}

export interface DayNames {
  /** `Today`, `Yesterday` or the weekday. */
  readonly name: string
  /** The date, such as `21 November`. */
  readonly date: string
}

/** Returns the names of a day in a language, by the player's calendar. */
export function nameDay(day: number, language: string, now = Date.now()): DayNames {
  const ago = Math.round((startOf(now) - startOf(day)) / 86_400_000)
  const isYear = new Date(day).getFullYear() === new Date(now).getFullYear()
  const date = formatTime(day, language, {
    day: 'numeric',
    month: 'long',
    ...(!isYear && { year: 'numeric' }),
  })
  const name =
    ago === 0 || ago === 1
      ? formatDaysAgo(ago, language)
      : formatTime(day, language, { weekday: 'long' })
  return { name: name.charAt(0).toLocaleUpperCase(language) + name.slice(1), date }
}

function startOf(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0)
}
