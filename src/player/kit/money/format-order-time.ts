import { formatTime } from '../../i18n/format-time.ts'
/** Returns a time with its date and its zone, such as `21 Nov 2026, 18:09 (UTC+7)` (SPEC §12.21). */
export function formatOrderTime(time: number, language: string): string {
  const text = formatTime(time, language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return `${text} (${formatZone(time)})`
}

/** Returns the player's time zone at a time, such as `UTC+5:30`. */
export function formatZone(time: number): string {
  const ahead = -new Date(time).getTimezoneOffset()
  const minutes = Math.abs(ahead) % 60
  const hours = Math.floor(Math.abs(ahead) / 60)
  const shown = minutes === 0 ? String(hours) : `${hours}:${String(minutes).padStart(2, '0')}`
  return ahead === 0 ? 'UTC' : `UTC${ahead < 0 ? '\u2212' : '+'}${shown}`
}
