/** The time of day by the player's clock, such as 18:05, as every language of the player writes it. */
export function writeClock(time: number): string {
  const at = new Date(time)
  return `${pair(at.getHours())}:${pair(at.getMinutes())}`
}

/** A number in two digits, such as 05. */
export function pair(value: number): string {
  return String(value).padStart(2, '0')
}
