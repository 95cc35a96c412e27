/** Names the time at which rates apply, by the player's clock. */
export function nameMoment(time: number, language: string): string {
  return new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
}
