/** Names a day in the player's language and calendar. */
export function nameDate(time: number, language: string): string {
  return new Date(time).toLocaleDateString(language, { dateStyle: 'medium' })
}
