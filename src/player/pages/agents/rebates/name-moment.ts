import { formatTime } from '../../../i18n/format-time.ts'

/** Names the time at which rates apply, by the player's clock. */
export function nameMoment(time: number, language: string): string {
  return formatTime(time, language, { dateStyle: 'medium', timeStyle: 'short' })
}
