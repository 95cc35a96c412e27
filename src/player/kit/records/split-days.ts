import { dayOf, startOf } from './day-range.ts'

/** An item of a list with its place among those of the same day. */
export interface DayEntry<T> {
  readonly item: T
  /** The day, if the item is the first one of it. */
  readonly day?: string
  /** True if the item is the last one of its day that is loaded. */
  readonly last: boolean
}

/** Returns the items of a list that has the latest one first, each with its place in its day. */
export function splitDays<T>(
  items: readonly T[],
  timeOf: (item: T) => number,
): readonly DayEntry<T>[] {
  // A list has thousands of items and few days, so only a time outside of the day is formatted.
  let start = Number.POSITIVE_INFINITY
  const days = items.map((item) => {
    if (timeOf(item) >= start) return undefined
    const day = dayOf(timeOf(item))
    start = startOf(day)
    return day
  })
  return items.map((item, at) => {
    const day = days[at]
    const last = at === items.length - 1 || days[at + 1] !== undefined
    return day === undefined ? { item, last } : { item, day, last }
  })
}
