/** The two times of a window: `from` is its first moment, `until` the first moment after it. A missing one is no limit. */
export interface TimeWindow {
  /** A time with its offset, such as `2026-12-24T18:00:00+07:00` (`completeTime` adds a missing one). */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Where a moment is relative to a window. */
export type WindowState = 'before' | 'within' | 'after'

/** A time with its offset, and the zone after it, which does not matter here. */
const exactTime = /^([^[]+(?:Z|[+-]\d\d:\d\d))(?:\[.+\])?$/

/**
 * Returns the moment of a time with an offset, in epoch milliseconds; NaN for any other text. A time
 * with only a zone has to be completed first (`parseZonedTime`), because the player has no code for zones.
 */
export function momentOf(time: string): number {
  return Date.parse(exactTime.exec(time)?.[1] ?? '')
}

/** Returns where a moment is relative to a window; undefined if a time of the window has no offset. */
export function stateOfWindow({ from, until }: TimeWindow, now: number): WindowState | undefined {
  const start = from ? momentOf(from) : Number.NEGATIVE_INFINITY
  const end = until ? momentOf(until) : Number.POSITIVE_INFINITY
  if (now < start) return 'before'
  if (now >= end) return 'after'
  return now >= start && now < end ? 'within' : undefined
}

/** Lists the moments at which the state of a window changes. */
export function momentsOf({ from, until }: TimeWindow): readonly number[] {
  return [from, until].map((time = '') => momentOf(time)).filter(Number.isFinite)
}
