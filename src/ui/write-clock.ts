/** The time of day by the player's clock, such as 18:05; now, where none is given. */
export function writeClock(time: number | undefined, language: string): string {
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  return new Intl.DateTimeFormat(language, clock).format(time)
}
