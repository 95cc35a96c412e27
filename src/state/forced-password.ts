/** How long an old password is kept for a forced change (SAFETY.md). */
const keptMs = 5 * 60_000
let kept: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps the password just used for a change the gateway asks for: in memory, for five minutes. */
export function keepForcedPassword(password: string): void {
  leaveForcedPassword()
  kept = password
  timer = setTimeout(leaveForcedPassword, keptMs)
}

export function readForcedPassword(): string | undefined {
  return kept
}

/** Forgets it: on leaving the page, on logout, and when the time is over. */
export function leaveForcedPassword(): void {
  clearTimeout(timer)
  kept = undefined
}
