/** Ways to choose the days of a report. */
export const presets = ['today', 'yesterday', 'week', 'days30', 'month', 'custom'] as const
export type Preset = (typeof presets)[number]

/** The days of a report: the first one, and the one after the last one. Epoch milliseconds of their starts. */
export interface Period {
  readonly from: number
  readonly to: number
}

/** The most days of a report. */
export const maxDays = 30

/** Returns the days of a preset that ends today or, for yesterday, the day before. */
export function readPresetPeriod(preset: Exclude<Preset, 'custom'>, now: number): Period {
  const tomorrow = addDays(now, 1)
  switch (preset) {
    case 'today':
      return { from: addDays(now, 0), to: tomorrow }
    case 'yesterday':
      return { from: addDays(now, -1), to: addDays(now, 0) }
    case 'week':
      return { from: addDays(now, -6), to: tomorrow }
    case 'days30':
      return { from: addDays(now, 1 - maxDays), to: tomorrow }
    case 'month':
      // The first day of a month of 31 days is left out on its last day.
      return { from: Math.max(startOfMonth(now), addDays(now, 1 - maxDays)), to: tomorrow }
  }
}

export type PeriodProblem = 'missing' | 'order' | 'future' | 'length'

/** Checks two dates such as `2026-11-25`. Returns their days, both included, or what is wrong. */
export function checkDates(
  { first, last }: { readonly first: string; readonly last: string },
  now: number,
): Period | { readonly problem: PeriodProblem } {
  const from = parseDate(first)
  const end = parseDate(last)
  if (from === undefined || end === undefined) return { problem: 'missing' }
  if (from > end) return { problem: 'order' }
  if (end > now) return { problem: 'future' }
  const to = addDays(end, 1)
  if (addDays(from, maxDays) < to) return { problem: 'length' }
  return { from, to }
}

/** Returns a day as a date input writes it. */
export function formatDateInput(time: number): string {
  const date = new Date(time)
  const pad = (number: number): string => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** Returns the start of the day that is a number of days after the day of a time. */
export function addDays(time: number, days: number): number {
  const date = new Date(time)
  date.setHours(0, 0, 0, 0)
  date.setDate(date.getDate() + days)
  return date.getTime()
}

function startOfMonth(time: number): number {
  const date = new Date(addDays(time, 0))
  date.setDate(1)
  return date.getTime()
}

function parseDate(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = new Date(`${text}T00:00:00`).getTime()
  return Number.isNaN(time) ? undefined : time
}
