import type { DayIncome } from '../../../../../core/contract/generated/gateway.ts'
import {
  addDecimals,
  compareDecimals,
  partOf,
  subtractDecimals,
} from '../../../../kit/controls/decimal.ts'

/** A day of the month on the chart. */
export interface IncomePoint {
  /** The day of the month, from 1. */
  readonly date: number
  /** The height above the foot of the chart, from 0 to 1. */
  readonly height: number
  /** The income of the month up to this day as a decimal string; undefined for a day that is to come. */
  readonly soFar?: string
}

/**
 * Returns the income of a month as a line that grows day by day, up to what is expected at its end. Days
 * are those of UTC; the days to come lie on a straight line.
 */
export function plotIncome(days: readonly DayIncome[], expected: string): readonly IncomePoint[] {
  const first = days[0]
  if (!first) return []
  const start = new Date(first.day)
  const count = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate()
  let total = '0'
  const sums = days.map(({ amount }) => {
    total = addDecimals([total, amount])
    return total
  })
  const highest = [total, expected].reduce((one, other) =>
    compareDecimals(one, other) > 0 ? one : other,
  )
  const past = sums.map((soFar, at) => ({ date: at + 1, height: partOf(soFar, highest), soFar }))
  const now = partOf(total, highest)
  const rise = partOf(subtractDecimals(expected, total), highest)
  const left = Math.max(0, count - days.length)
  const future = Array.from({ length: left }, (_, at) => ({
    date: days.length + at + 1,
    height: now + (rise * (at + 1)) / left,
  }))
  return [...past, ...future]
}
