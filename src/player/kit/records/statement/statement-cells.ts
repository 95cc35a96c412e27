import { pair } from '../../controls/write-clock.ts'
import { dayOf } from '../day-range.ts'

/** Returns a time for a spreadsheet, such as 2026-11-21 14:06:05. */
export function writeMoment(time: number): string {
  const at = new Date(time)
  const clock = [at.getHours(), at.getMinutes(), at.getSeconds()].map(pair).join(':')
  return `${dayOf(time)} ${clock}`
}

/** Returns the zone of a time by the player's clock, such as UTC+07:00. */
export function writeZone(time: number): string {
  const minutes = -new Date(time).getTimezoneOffset()
  const sign = minutes < 0 ? '-' : '+'
  const size = Math.abs(minutes)
  return `UTC${sign}${pair(Math.floor(size / 60))}:${pair(size % 60)}`
}
