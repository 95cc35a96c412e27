import { readServerTime, watchServerTime } from '../status.ts'

/** The longest wait of a timer, in milliseconds. A longer one would run out at once. */
const longestMs = 2 ** 31 - 1
/** Milliseconds by which the server's clock may go back before a moment is no longer passed: answers tell whole seconds. */
const toleranceMs = 5000

/** The clock of the page, as its components read it. */
interface Clock {
  passed: number
}

const moments = new Set<number>()
let clock: Clock = { passed: 0 }
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Keeps in the clock of the page the last of all watched moments that has passed, now and whenever the next one passes by the
 * server's clock. Looks again when the page is shown, because timers stand still while a device sleeps,
 * and when an answer corrects the server's clock.
 */
export function watchMoments(added: readonly number[], pageClock: Clock): void {
  clock = pageClock
  if (moments.size === 0) {
    watchServerTime(look)
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
  }
  for (const moment of added) moments.add(moment)
  look()
}

function look(): void {
  const now = readServerTime()
  const { passed } = clock
  const hasPassed = (moment: number): boolean =>
    moment <= (moment > passed ? now : now + toleranceMs)
  clock.passed = Math.max(0, ...[...moments].filter(hasPassed))
  clearTimeout(timer)
  const next = Math.min(...[...moments].filter((moment) => moment > now))
  if (Number.isFinite(next)) timer = setTimeout(look, Math.min(next - now, longestMs))
}
