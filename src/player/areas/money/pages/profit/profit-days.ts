import {
  addDays,
  type DayRange,
  platformDayOf,
  type RangeLimits,
  resolveDays,
} from '../../../../kit/records/day-range.ts'
import { readServerTime } from '../../../../state/status.ts'

/** Ways to choose the days of a report. `month` is the last 30 days. */
export const presets = ['today', 'yesterday', 'week', 'month', 'thisMonth', 'custom'] as const
export type Preset = (typeof presets)[number]

/** Returns the bounds of a report's days, which are those of the platform. */
export function readReportLimits(): RangeLimits {
  return { today: platformDayOf(readServerTime()), maxDays: 30 }
}

/** Returns the days of a preset. The first day of a month of 31 days is left out on its last day. */
export function resolvePreset(preset: Exclude<Preset, 'custom'>, limits: RangeLimits): DayRange {
  if (preset !== 'thisMonth') return resolveDays(preset, limits)
  const { today, maxDays } = limits
  const earliest = addDays(today, 1 - maxDays)
  const first = `${today.slice(0, 8)}01`
  return { from: first < earliest ? earliest : first, to: today }
}
