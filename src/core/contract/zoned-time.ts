import { fromAbsolute, parseDateTime, toZoned } from '@internationalized/date'
import { momentOf } from './time-window.ts'

/** A time that names one moment. */
export interface ZonedTime {
  /** Epoch milliseconds. */
  readonly moment: number
  /** The time with its offset: as typed, or completed by the offset of its zone at that moment. */
  readonly exact: string
}

/**
 * Why a text is no time: its format or date is wrong, it has neither offset nor zone, the zone does not
 * exist, or the zone has another offset at that time.
 */
export type TimeProblem = 'format' | 'no-zone' | 'unknown-zone' | 'wrong-offset'

const format =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?(?:\[([^[\]]+)\])?$/

/**
 * Parses a time with an offset (`2026-12-24T18:00:00+07:00`), with a zone of the IANA database
 * (`2026-03-29T02:30:00[Europe/London]`) or with both. A local time that a zone skips moves forward by
 * the length of the gap; of a local time that a zone has twice, the earlier moment counts. This is the
 * "compatible" rule of Temporal.
 */
export function parseZonedTime(text: string): ZonedTime | { readonly problem: TimeProblem } {
  const [, local = '', offset, zone] = format.exec(text) ?? []
  const wall = Date.parse(`${local}Z`)
  // Date.parse moves a day such as 30 February into the next month.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== local.slice(0, 16))
    return { problem: 'format' }
  if (zone !== undefined && !isZone(zone)) return { problem: 'unknown-zone' }
  if (offset !== undefined) {
    const moment = momentOf(text)
    if (Number.isNaN(moment)) return { problem: 'format' }
    return zone === undefined || offset === 'Z' || moment + offsetAt(zone, moment) === wall
      ? { moment, exact: text }
      : { problem: 'wrong-offset' }
  }
  if (zone === undefined) return { problem: 'no-zone' }
  const moment = toZoned(parseDateTime(local), zone, 'compatible').toDate().getTime()
  return { moment, exact: `${writeLocal(zone, moment)}[${zone}]` }
}

/** Returns a time with the offset that its zone has then; any other text as it is. */
export function completeTime(text: string): string {
  const time = parseZonedTime(text)
  return 'exact' in time ? time.exact : text
}

/** Returns a condition, of any shape, in which every time has its offset, so that the player needs no zones. */
export function completeTimes(condition: unknown): unknown {
  if (Array.isArray(condition)) return condition.map(completeTimes)
  if (typeof condition !== 'object' || condition === null) return condition
  return Object.fromEntries(
    Object.entries(condition).map(([key, value]) => [
      key,
      key === 'time' ? completeWindow(value) : completeTimes(value),
    ]),
  )
}

function completeWindow(window: unknown): unknown {
  if (typeof window !== 'object' || window === null) return window
  return Object.fromEntries(
    Object.entries(window).map(([key, value]) => [
      key,
      typeof value === 'string' ? completeTime(value) : value,
    ]),
  )
}

/** Formats a moment in the zone or offset of a time, such as `2026-03-29 02:30 (Europe/London, +01:00)`. */
export function formatMoment(moment: number, like: string): string {
  const [, , offset = 'Z', zone] = format.exec(like) ?? []
  const local = writeLocal(zone !== undefined && isZone(zone) ? zone : offset, moment)
  const [, day = '', clock = '', shift = ''] = /^(.{10})T(.*?)(Z|[+-]\d\d:\d\d)$/.exec(local) ?? []
  const place = shift === 'Z' ? 'UTC' : shift
  return `${day} ${clock.replace(/:00$/, '')} (${zone === undefined ? place : `${zone}, ${place}`})`
}

/** Writes a moment as the local time of a zone or offset, with its offset. */
function writeLocal(zone: string, moment: number): string {
  const offset = zone === 'Z' ? 0 : offsetAt(zone, moment)
  const local = new Date(moment + offset)
    .toISOString()
    .replace(/(?::00)?\.000Z$|Z$/, (end) => (end.startsWith(':00') ? ':00' : ''))
  if (zone === 'Z') return `${local}Z`
  const minutes = Math.abs(Math.round(offset / 60_000))
  const pair = (number: number): string => String(Math.trunc(number)).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${pair(minutes / 60)}:${pair(minutes % 60)}`
}

const zones = new Map<string, boolean>()

/** Returns true for a zone that the platform knows. Making a format is slow, so each zone is tried once. */
export function isZone(zone: string): boolean {
  const known = zones.get(zone) ?? canFormat(zone)
  zones.set(zone, known)
  return known
}

function canFormat(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Returns the offset of a zone, or of an offset such as `+07:00`, from UTC at a moment, in milliseconds. */
function offsetAt(zone: string, moment: number): number {
  return fromAbsolute(moment, zone).offset
}
