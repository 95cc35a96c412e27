import { formatTime } from '../../../i18n/format-time.ts'

/** Names a day in the player's language and calendar. */
export function nameDate(time: number, language: string): string {
  return formatTime(time, language, { dateStyle: 'medium' })
}
