import { formatMoment } from '../contract/zoned-time.ts'

/** Formats a moment of a schedule in its zone, such as `2026-12-24 18:00 (Asia/Bangkok, +07:00)`. */
export function formatScheduleTime(moment: number, zone: string): string {
  return formatMoment(moment, `2026-01-01T12:00[${zone}]`)
}
