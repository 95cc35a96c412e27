import { formatMoment, parseZonedTime } from '../../core/contract/zoned-time.ts'

/** A moment as a form shows it. */
export interface LocalTime {
  /** The local time as `datetime-local` has it, such as `2026-12-24T18:00`; empty for none. */
  readonly local: string
  /** The zone or the offset that it is a time of, such as `Asia/Bangkok`, `+07:00` or `Z`. */
  readonly zone: string
}

/** Reads a moment in its own zone or offset; an empty one has no time, in the given zone. Returns undefined for a text that names no moment. */
export function readLocalTime(text: string, zone: string): LocalTime | undefined {
  if (text === '') return { local: '', zone }
  const read = parseZonedTime(text)
  if (!('moment' in read)) return undefined
  const local = formatMoment(read.moment, read.exact).slice(0, 16).replace(' ', 'T')
  const [, named, offset = zone] = /(?:\[(.+)\]|(Z|[+-]\d\d:\d\d))$/.exec(text) ?? []
  return { local, zone: named ?? offset }
}

/** Returns the text of a moment, such as `2026-12-24T18:00[Asia/Bangkok]`; an empty text without a local time. */
export function writeLocalTime({ local, zone }: LocalTime): string {
  if (local === '') return ''
  return /^(Z|[+-]\d\d:\d\d)$/.test(zone) ? local + zone : `${local}[${zone}]`
}

/** Which limit of a window a moment is. */
export type WindowEdge = 'from' | 'until'

/** A moment that is often chosen. */
export interface TimePreset {
  readonly name: 'tomorrow' | 'monday' | 'nextMonth' | 'tonight' | 'sunday' | 'week' | 'monthEnd'
  /** As `LocalTime` has it. */
  readonly local: string
}

/** Lists the moments that are often chosen: beginnings of days to come, or ends of days. `now` is in epoch milliseconds. */
export function listPresets(edge: WindowEdge, zone: string, now: number): readonly TimePreset[] {
  const [year = 0, month = 1, day = 1] = formatMoment(now, `${anyLocal}[${zone}]`)
    .slice(0, 10)
    .split('-')
    .map(Number)
  const today = new Date(Date.UTC(year, month - 1, day))
  // 0 is Monday.
  const weekday = (today.getUTCDay() + 6) % 7
  const at = (name: TimePreset['name'], ofMonth: number, months = 0): TimePreset => {
    const date = new Date(Date.UTC(year, month - 1 + months, ofMonth)).toISOString().slice(0, 10)
    return { name, local: `${date}T${edge === 'from' ? '00:00' : '23:59'}` }
  }
  if (edge === 'from')
    return [at('tomorrow', day + 1), at('monday', day + 7 - weekday), at('nextMonth', 1, 1)]
  return [
    at('tonight', day),
    at('sunday', day + 6 - weekday),
    at('week', day + 7),
    at('monthEnd', 0, 1),
  ]
}

/** A local time of every zone, by which a zone is named or checked. */
export const anyLocal = '2026-01-01T12:00'
