/** Days of the player's calendar, the first and the last one, as ISO dates such as 2026-11-21. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** The bounds of a range of days. */
export interface RangeLimits {
  /** The present day. */
  readonly today: string
  /** The most days of a range (SPEC §11.74). */
  readonly maxDays: number
  /** The first day that has records, if the gateway names one. */
  readonly earliest?: string | undefined
}

/** A number of days that ends today, or yesterday alone. */
export type DatePreset = 'today' | 'yesterday' | 'week' | 'month'

export type DateChoice = DatePreset | DayRange

export type RangeProblem = 'empty' | 'order' | 'tooLong' | 'future' | 'tooEarly'

export const usualDate = 'week'
const weekDays = 7
const monthDays = 30
const dayMs = 86_400_000

/** Lists the presets that fit into the longest range. */
export function listPresets({ maxDays }: RangeLimits): readonly DatePreset[] {
  return [
    'today',
    'yesterday',
    ...(maxDays >= weekDays ? (['week'] as const) : []),
    ...(maxDays > weekDays ? (['month'] as const) : []),
  ]
}

/** Returns the number of days of a preset. */
export function countPresetDays(preset: DatePreset, { maxDays }: RangeLimits): number {
  if (preset === 'week') return Math.min(weekDays, maxDays)
  return preset === 'month' ? Math.min(monthDays, maxDays) : 1
}

/** Returns the days of a choice. */
export function resolveDays(choice: DateChoice, limits: RangeLimits): DayRange {
  if (typeof choice === 'object') return choice
  const { today } = limits
  if (choice === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
  return { from: addDays(today, 1 - countPresetDays(choice, limits)), to: today }
}

/** Returns what is wrong with a range that the player chose, in the order in which the player can correct it. */
export function checkRange(range: DayRange, limits: RangeLimits): RangeProblem | undefined {
  const { from, to } = range
  const { today, maxDays, earliest } = limits
  if (!isDay(from) || !isDay(to)) return 'empty'
  if (from > to) return 'order'
  if (to > today) return 'future'
  if (earliest !== undefined && from < earliest) return 'tooEarly'
  return countDays(range) > maxDays ? 'tooLong' : undefined
}

/** Returns the first millisecond of a range and the first one after it, by the player's clock. */
export function toTimes({ from, to }: DayRange): { readonly from: number; readonly to: number } {
  return { from: startOf(from), to: startOf(addDays(to, 1)) }
}

/** Returns the same for days of the platform, which are those of UTC: figures are counted by them. */
export function toPlatformTimes({ from, to }: DayRange): ReturnType<typeof toTimes> {
  return { from: Date.parse(from), to: Date.parse(addDays(to, 1)) }
}

/** Returns the day of a time by the platform's clock. */
export function platformDayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Returns the day of a time by the player's clock. */
export function dayOf(time: number): string {
  const at = new Date(time)
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Returns the first millisecond of a day by the player's clock. */
export function startOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date).getTime()
}

/** Returns the day so many days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

function countDays({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}
