import type { ProfitDay } from '../../../../../core/contract/generated/gateway.ts'
import { addDecimals, compareDecimals, partOf } from '../../../../kit/controls/decimal.ts'

/** A bar of a chart. Its start and its size are parts of the height of the chart, from 0 to 1. */
export interface Bar {
  readonly day: number
  readonly net: string
  readonly result: 'gain' | 'loss' | 'none'
  readonly start: number
  readonly size: number
}

export interface Plot {
  /** The height of the zero line, from the top. */
  readonly zero: number
  readonly bars: readonly Bar[]
  /** The position of the greatest gain, if any. */
  readonly best: number | undefined
  /** The position of the greatest loss, if any. */
  readonly worst: number | undefined
}

/** The least size of a bar, so that a small result is visible beside a great one. */
const leastSize = 0.015

/** Returns the bars of days on one scale: gains above the zero line, losses below it. */
export function plotDays(days: readonly ProfitDay[]): Plot {
  const best = findExtreme(days, 1)
  const worst = findExtreme(days, -1)
  const [highest = '0', lowest = '0'] = [best, worst].map((at) => sizeOf(days[at ?? -1]?.net))
  const height = addDecimals([highest, lowest])
  const zero = partOf(highest, height)
  const bars = days.map(({ day, net }): Bar => {
    const sign = compareDecimals(net, '0')
    if (sign === 0) return { day, net, result: 'none', start: zero, size: 0 }
    const size = Math.max(leastSize, partOf(sizeOf(net), height))
    if (sign < 0) return { day, net, result: 'loss', start: zero, size }
    return { day, net, result: 'gain', start: zero - size, size }
  })
  return { zero, bars, best, worst }
}

/** Returns the positions of the days that are named below a chart: at most eight, and always the last one. */
export function listNamedDays(count: number): readonly number[] {
  const step = count > 8 ? Math.ceil(count / 6) : 1
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % step === 0)
}

/** Returns the position of the greatest gain (1) or loss (-1), if there is one. */
function findExtreme(days: readonly ProfitDay[], sign: 1 | -1): number | undefined {
  let found: number | undefined
  days.forEach(({ net }, at) => {
    const other = found === undefined ? '0' : (days[found]?.net ?? '0')
    if (sign * compareDecimals(net, other) > 0) found = at
  })
  return found
}

function sizeOf(net = '0'): string {
  return net.replace(/^-/, '')
}
