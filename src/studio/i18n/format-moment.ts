/** Formats a time of ISO 8601 for people, such as "Nov 30, 2026, 9:41 PM". */
export function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
}
